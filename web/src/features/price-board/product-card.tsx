import type { Product } from '@larder/contracts';
import { discountPercent } from '@larder/kernel';
import { memo } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { DiscountTag } from '../../shared/ui/discount-tag.tsx';
import { ProductPicture } from '../../shared/ui/product-picture.tsx';
import { boardTexts } from '../../texts/price-board.ts';
import { CardPrice } from './card-price.tsx';
import { MoreInfo } from './more-info.tsx';

interface ProductCardProps {
  product: Product;
  eager: boolean;
}

/** One product. Memoised: a live change redraws the cards it concerns and no other. */
export const ProductCard = memo(function ProductCard({ product, eager }: ProductCardProps) {
  const percent = discountPercent(product.retailPrice, product.ourPrice);
  return (
    <li className="product-card" data-product={product.id}>
      <div className="picture-band">
        <ProductPicture
          url={product.imageUrl}
          category={product.category}
          iconSize={48}
          eager={eager}
          className="mx-auto aspect-square h-full"
        />
        {percent > 0 && (
          <span className="absolute top-2 left-2">
            <DiscountTag percent={percent} spoken={boardTexts.percentOff(percent)} />
          </span>
        )}
      </div>
      <div className="px-3 pt-3">
        <p className="line-clamp-2 leading-snug font-semibold" title={product.description}>
          {product.description}
        </p>
        {product.chineseName !== null && (
          <p lang={CHINESE} className="leading-snug text-ink-2">
            {product.chineseName}
          </p>
        )}
      </div>
      <p className="px-3 pt-1 text-sm text-ink-3">{product.size}</p>
      <CardPrice product={product} />
      {product.detailedDescription !== null && product.detailedDescription !== '' && (
        <MoreInfo text={product.detailedDescription} product={product.description} />
      )}
    </li>
  );
});
