import { discountPercent, formatMoney } from '@larder/kernel';
import { useWatch, type Control } from 'react-hook-form';
import { CHINESE } from '../../../shared/chinese.ts';
import { DiscountTag } from '../../../shared/ui/discount-tag.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { ProductPicture } from '../../../shared/ui/product-picture.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { productFormTexts } from '../../../texts/products/form.ts';
import { valuesOf, type ProductFields } from './product-fields.ts';

/** The product's card as shoppers will see it. */
export function BoardPreview({ control }: { control: Control<ProductFields> }) {
  const fields = useWatch({ control }) as ProductFields;
  const product = valuesOf(fields);
  const percent = discountPercent(product.retailPrice, product.ourPrice);
  return (
    <section aria-label={productFormTexts.boardPreview}>
      <h3 className="pb-1.5 font-semibold">{productFormTexts.boardPreview}</h3>
      <div className="butcher-paper border border-hairline p-4">
        <div className="product-card mx-auto mb-0 max-w-64" data-category={product.category}>
          <div className="picture-band">
            <ProductPicture
              key={product.imageUrl}
              url={product.imageUrl}
              category={product.category}
              iconSize={48}
              className="mx-auto aspect-square h-full"
            />
            {percent > 0 && (
              <span className="absolute top-2 left-2">
                <DiscountTag percent={percent} spoken={productListTexts.saves(percent)} />
              </span>
            )}
          </div>
          <div className="px-3 pt-3">
            <p className="line-clamp-2 min-h-5 leading-snug font-semibold wrap-anywhere">{product.description}</p>
            {product.chineseName !== null && (
              <p lang={CHINESE} className="leading-snug text-ink-2 wrap-anywhere">
                {product.chineseName}
              </p>
            )}
          </div>
          <p className="min-h-6 px-3 pt-1 text-sm text-ink-3 wrap-anywhere">{product.size}</p>
          <p className="price-line px-4 pb-3">
            <Price dollars={product.ourPrice} />
            {product.retailPrice > product.ourPrice && (
              <span className="was-price">{formatMoney(product.retailPrice)}</span>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
