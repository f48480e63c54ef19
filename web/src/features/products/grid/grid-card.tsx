import { discountPercent } from '@larder/kernel';
import { memo } from 'react';
import { CHINESE } from '../../../shared/chinese.ts';
import type { ProductData } from '../../../shared/products/product-data.ts';
import { DiscountTag } from '../../../shared/ui/discount-tag.tsx';
import { MoveButtons } from '../../../shared/ui/order/move-buttons.tsx';
import type { MoveDirection } from '../../../shared/ui/order/move-direction.ts';
import { ProductPicture } from '../../../shared/ui/product-picture.tsx';
import { productListTexts } from '../../../texts/product-list.ts';
import { useUpdateProduct } from '../changes/use-update-product.ts';
import { ActiveSwitch } from '../list/active-switch.tsx';
import { PriceCell } from '../list/price-cell.tsx';
import type { ProductActions, RowPlace } from '../list/product-actions.ts';
import { RowButtons } from '../list/row-buttons.tsx';

interface GridCardProps extends RowPlace {
  product: ProductData;
  editable: boolean;
  actions: ProductActions;
  onMove: (product: ProductData, direction: MoveDirection) => void;
  /** The row of cards this one stands in, from 0. */
  row: number;
  measure: ((element: Element | null) => void) | null;
  sparse: boolean;
}

/** A product as on the board, with everything staff do to it. */
export const GridCard = memo(function GridCard(props: GridCardProps) {
  const { product, editable, actions, index, total, movable, onMove, row, measure, sparse } = props;
  const update = useUpdateProduct(product.id);
  const percent = discountPercent(product.retailPrice, product.ourPrice);
  const above = product.ourPrice > product.retailPrice;
  return (
    <li
      ref={measure}
      className="staff-card-slot"
      data-index={row}
      data-product={product.id}
      data-inactive={product.active ? undefined : ''}
      aria-posinset={sparse ? index + 1 : undefined}
      aria-setsize={sparse ? total : undefined}
    >
      <article className="staff-card">
        <div className="staff-card-picture">
          <ProductPicture
            url={product.imageUrl}
            category={product.category}
            iconSize={40}
            className="product-thumb size-full"
          />
          {percent > 0 && (
            <span className="absolute top-2 left-2">
              <DiscountTag percent={percent} spoken={productListTexts.saves(percent)} />
            </span>
          )}
          {!product.active && (
            <span className="status-chip absolute right-2 bottom-2" data-tone="quiet">
              {productListTexts.inactive}
            </span>
          )}
        </div>
        <div className="min-w-0 px-3 pt-2 leading-snug [overflow-wrap:anywhere]">
          <h3 className="line-clamp-3 font-semibold" title={product.description}>
            {product.description}
          </h3>
          {product.chineseName !== null && (
            <p lang={CHINESE} className="line-clamp-2 text-ink-2">
              {product.chineseName}
            </p>
          )}
          <p className="text-sm text-ink-3">{product.size}</p>
        </div>
        <dl className="staff-card-prices">
          <div>
            <dt className="text-sm text-ink-2">{productListTexts.columns.ourPrice}</dt>
            <dd className="text-lg text-price">
              <PriceCell product={product} field="ourPrice" editable={editable} save={update.mutateAsync} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-ink-2">{productListTexts.columns.retail}</dt>
            <dd>
              <PriceCell product={product} field="retailPrice" editable={editable} save={update.mutateAsync} />
            </dd>
          </div>
        </dl>
        {above && <p className="px-3 text-sm font-semibold text-price">{productListTexts.aboveRetail}</p>}
        <div className="staff-card-foot">
          <ActiveSwitch product={product} editable={editable} pending={update.isPending} save={update.mutate} />
          {editable && (
            <span className="inline-flex flex-wrap justify-end">
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
      </article>
    </li>
  );
});
