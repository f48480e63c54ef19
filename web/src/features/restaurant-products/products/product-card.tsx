import { memo } from 'react';
import { CategoryBadge, PLAIN_LOOK } from '../../../shared/restaurant-category/category-badge.tsx';
import { CategorySymbol } from '../../../shared/restaurant-category/category-symbol.tsx';
import { MoveButtons } from '../../../shared/ui/order/move-buttons.tsx';
import { SquarePicture } from '../../../shared/ui/picture/square-picture.tsx';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import type { WholesaleCategory, WholesaleProduct } from '../model/wholesale-data.ts';
import type { Place, ProductActions } from './product-actions.ts';
import { ActiveSwitch, ProductButtons, SoldOutMark, UnitPrice } from './product-parts.tsx';

interface ProductCardProps {
  product: WholesaleProduct;
  category: WholesaleCategory | null;
  editable: boolean;
  actions: ProductActions;
  /** Null where products are not moved. */
  place: Place | null;
  /** The row of cards this one stands in, from 0. */
  row: number;
  measure: ((element: Element | null) => void) | null;
  /** Where the card stands when not all are drawn, from 1. */
  position: number | undefined;
  total: number | undefined;
}

export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, category, editable, actions, place, row, measure, position, total } = props;
  const look = category ?? PLAIN_LOOK;
  return (
    <li
      ref={measure}
      className="staff-card-slot"
      data-index={row}
      data-product={product.id}
      data-inactive={product.active ? undefined : ''}
      aria-posinset={position}
      aria-setsize={total}
    >
      <article className="staff-card wholesale-card" data-scheme={look.colorScheme}>
        <div className="staff-card-picture">
          <SquarePicture
            url={product.imageUrl}
            placeholder={<CategorySymbol icon={look.icon} size={40} strokeWidth={1.5} />}
            className="product-thumb size-full"
          />
          <span className="wholesale-card-badge">
            <CategoryBadge name={category?.name ?? product.category} look={look} />
          </span>
        </div>
        <div className="grid min-w-0 content-start gap-1 px-3 pt-2 leading-snug [overflow-wrap:anywhere]">
          <h3 className="line-clamp-3 font-semibold" title={product.name}>
            {product.name}
          </h3>
          {product.description !== '' && (
            <p className="line-clamp-2 text-sm text-ink-2" title={product.description}>
              {product.description}
            </p>
          )}
        </div>
        <div className="grid gap-0.5 px-3 pt-2 [overflow-wrap:anywhere]">
          <p className="text-lg">
            <UnitPrice product={product} />
          </p>
          {product.size !== null && <p className="text-sm text-ink-2">{wholesaleTexts.size(product.size)}</p>}
          <p className="text-sm text-ink-2">{wholesaleTexts.minOrder(product.minOrderQuantity, product.unit)}</p>
        </div>
        <div className="staff-card-foot">
          <ActiveSwitch product={product} editable={editable} actions={actions} />
          <SoldOutMark product={product} editable={editable} />
          <span className="ml-auto inline-flex flex-wrap justify-end">
            {place !== null && (
              <MoveButtons
                name={product.name}
                index={place.index}
                total={place.total}
                onMove={(direction) => actions.move(product, direction)}
              />
            )}
            <ProductButtons product={product} editable={editable} actions={actions} />
          </span>
        </div>
      </article>
    </li>
  );
});
