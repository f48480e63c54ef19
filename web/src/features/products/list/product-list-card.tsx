import { RETAIL_CATEGORY_LABELS } from '@larder/kernel';
import { memo } from 'react';
import { CHINESE } from '../../../shared/chinese.ts';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { MoveButtons } from '../../../shared/ui/order/move-buttons.tsx';
import type { MoveDirection } from '../../../shared/ui/order/move-direction.ts';
import { ProductPicture } from '../../../shared/ui/product-picture.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { useUpdateProduct } from '../changes/use-update-product.ts';
import { ActiveSwitch } from './active-switch.tsx';
import { PriceCell } from './price-cell.tsx';
import type { ProductActions, RowPlace } from './product-actions.ts';
import { RowButtons } from './row-buttons.tsx';
import { Savings } from './savings.tsx';

interface ProductListCardProps extends RowPlace {
  product: ProductData;
  editable: boolean;
  actions: ProductActions;
  onMove: (product: ProductData, direction: MoveDirection) => void;
  measure: ((element: Element | null) => void) | null;
}

/** The fields of the table's row, stacked for a phone. */
export const ProductListCard = memo(function ProductListCard(props: ProductListCardProps) {
  const { product, editable, actions, index, total, movable, onMove, measure } = props;
  const update = useUpdateProduct(product.id);
  return (
    <li
      ref={measure}
      className="pb-3"
      data-index={index}
      data-product={product.id}
      data-inactive={product.active ? undefined : ''}
      aria-posinset={measure === null ? undefined : index + 1}
      aria-setsize={measure === null ? undefined : total}
    >
      <div className="grid gap-2 border border-hairline bg-surface p-3 pb-1">
        <div className="flex items-start gap-3">
          <ProductPicture
            url={product.imageUrl}
            category={product.category}
            iconSize={24}
            className="product-thumb size-14 flex-none border border-hairline"
          />
          <div className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
            <p className="line-clamp-3 font-semibold" title={product.description}>
              {product.description}
            </p>
            {product.chineseName !== null && (
              <p lang={CHINESE} className="line-clamp-2 text-ink-2">
                {product.chineseName}
              </p>
            )}
            <p className="text-sm text-ink-3">
              {RETAIL_CATEGORY_LABELS[product.category]} · {product.size}
            </p>
          </div>
        </div>
        <dl className="grid grid-cols-[1fr_1fr_auto] gap-x-3 border-t border-hairline pt-1">
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
        <div className="flex min-h-11 flex-wrap items-center justify-between border-t border-hairline">
          <ActiveSwitch product={product} editable={editable} pending={update.isPending} save={update.mutate} />
          {editable && (
            <span className="inline-flex">
              {movable && (
                <MoveButtons
                  name={product.description}
                  index={index}
                  total={total}
                  onMove={(direction) => onMove(product, direction)}
                />
              )}
              <RowButtons product={product} actions={actions} />
            </span>
          )}
        </div>
      </div>
    </li>
  );
});
