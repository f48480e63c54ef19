import type { Product } from '@larder/contracts';
import { RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { memo } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { ProductPicture } from '../../shared/ui/product-picture.tsx';
import { productListTexts } from '../../texts/product-list.ts';
import { ActiveSwitch } from './active-switch.tsx';
import { PriceCell } from './price-cell.tsx';
import { Savings } from './savings.tsx';
import { useUpdateProduct } from './use-update-product.ts';

interface ProductListCardProps {
  product: Product;
  editable: boolean;
}

/** The fields of the table's row, stacked for a phone. */
export const ProductListCard = memo(function ProductListCard({ product, editable }: ProductListCardProps) {
  const update = useUpdateProduct(product.id);
  return (
    <li
      className="grid gap-3 border border-hairline bg-surface p-3"
      data-product={product.id}
      data-inactive={product.active ? undefined : ''}
    >
      <div className="flex items-start gap-3">
        <ProductPicture
          url={product.imageUrl}
          category={product.category}
          iconSize={24}
          className="product-thumb size-14 flex-none border border-hairline"
        />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="font-semibold">{product.description}</p>
          {product.chineseName !== null && (
            <p lang={CHINESE} className="text-ink-2">
              {product.chineseName}
            </p>
          )}
          <p className="text-sm text-ink-3">
            {RETAIL_CATEGORY_LABELS[product.category]} · {product.size}
          </p>
        </div>
        <ActiveSwitch product={product} editable={editable} pending={update.isPending} save={update.mutate} />
      </div>
      <dl className="grid grid-cols-[1fr_1fr_auto] gap-x-3 border-t border-hairline pt-2">
        <div>
          <dt className="text-sm text-ink-2">{productListTexts.columns.retail}</dt>
          <dd>
            <PriceCell product={product} field="retailPrice" editable={editable} save={update.mutateAsync} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">{productListTexts.columns.ourPrice}</dt>
          <dd>
            <PriceCell product={product} field="ourPrice" editable={editable} save={update.mutateAsync} />
          </dd>
        </div>
        <div className="text-right">
          <dt className="text-sm text-ink-2">{productListTexts.columns.savings}</dt>
          <dd className="py-2.5">
            <Savings product={product} />
          </dd>
        </div>
      </dl>
    </li>
  );
});
