import { memo } from 'react';
import { CategoryBadge, PLAIN_LOOK } from '../../../shared/restaurant-category/category-badge.tsx';
import { CategorySymbol } from '../../../shared/restaurant-category/category-symbol.tsx';
import { MoveButtons } from '../../../shared/ui/order/move-buttons.tsx';
import { SquarePicture } from '../../../shared/ui/picture/square-picture.tsx';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import type { WholesaleCategory, WholesaleProduct } from '../model/wholesale-data.ts';
import type { Place, ProductActions } from './product-actions.ts';
import { ActiveSwitch, ProductButtons, SoldOutMark, UnitPrice } from './product-parts.tsx';

interface ProductRowProps {
  product: WholesaleProduct;
  category: WholesaleCategory | null;
  editable: boolean;
  actions: ProductActions;
  /** Null where the order is not by hand: then the column says the place only. */
  place: Place | null;
  index: number;
  measure: ((element: Element | null) => void) | null;
}

export const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { product, category, editable, actions, place, index, measure } = props;
  const look = category ?? PLAIN_LOOK;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-product={product.id}
      data-inactive={product.active ? undefined : ''}
      aria-rowindex={measure === null ? undefined : index + 2}
    >
      <td>
        <span className="inline-flex items-center">
          <span className={`${place === null ? '' : 'max-lg:hidden '}min-w-[24px] text-right text-ink-2`}>
            {product.displayOrder}
          </span>
          {place !== null && (
            <MoveButtons
              name={product.name}
              index={place.index}
              total={place.total}
              onMove={(direction) => actions.move(product, direction)}
            />
          )}
        </span>
      </td>
      <th scope="row">
        <span className="flex items-center gap-3">
          <SquarePicture
            url={product.imageUrl}
            placeholder={<CategorySymbol icon={look.icon} size={20} strokeWidth={1.5} />}
            className="product-thumb size-[44px] max-lg:hidden flex-none border border-hairline"
          />
          <span className="grid min-w-0 [overflow-wrap:anywhere]">
            <span className="line-clamp-2 font-semibold" title={product.name}>
              {product.name}
            </span>
            {product.size !== null && <span className="text-sm text-ink-3">{product.size}</span>}
          </span>
        </span>
      </th>
      <td>
        <CategoryBadge name={category?.name ?? product.category} look={look} />
      </td>
      <td className="figure">
        <UnitPrice product={product} />
      </td>
      <td className="figure [overflow-wrap:anywhere]">
        {wholesaleTexts.quantity(product.minOrderQuantity, product.unit)}
      </td>
      <td>
        <ActiveSwitch product={product} editable={editable} actions={actions} />
        <SoldOutMark product={product} editable={editable} />
      </td>
      <td>
        <ProductButtons product={product} editable={editable} actions={actions} />
      </td>
    </tr>
  );
});
