import { memo } from 'react';
import { CategoryBadge, CategorySymbol, PLAIN_LOOK } from '../../../shared/restaurant-category/category-badge.tsx';
import { BothNames } from '../../../shared/ui/both-names.tsx';
import { MoveButtons } from '../../../shared/ui/order/move-buttons.tsx';
import { SquarePicture } from '../../../shared/ui/picture/square-picture.tsx';
import { wholesaleTexts } from '../../../texts/restaurant-products/page.ts';
import type { WholesaleCategory, WholesaleProduct } from '../restaurant-api.ts';
import { ChainValue } from './chain-value.tsx';
import {
  ActiveSwitch,
  type ProductActions,
  ProductButtons,
  SoldOutMark,
  StoresThatDiffer,
  UnitPrice,
} from './product-parts.tsx';

/** The place of a product among those of its category that are shown, from 0. */
export interface Place {
  index: number;
  total: number;
}

interface ProductItemProps {
  product: WholesaleProduct;
  category: WholesaleCategory | null;
  categoryName: string;
  editable: boolean;
  actions: ProductActions;
  /** Null where products cannot be moved. */
  place: Place | null;
  /** Today in the store's time zone. */
  today: string;
}

function ProductMoves({ product, place, actions }: Pick<ProductItemProps, 'product' | 'actions'> & { place: Place }) {
  return (
    <MoveButtons
      name={product.name}
      index={place.index}
      total={place.total}
      onMove={(direction) => actions.move(product, direction)}
    />
  );
}

/** The cells of a row of the table. */
export const ProductCells = memo(function ProductCells(props: ProductItemProps) {
  const { product, category, categoryName, editable, actions, place, today } = props;
  const look = category ?? PLAIN_LOOK;
  const own = { product, editable, today };
  return (
    <>
      <td className="screen-only">
        <span className="inline-flex items-center">
          <span className={`${place === null ? '' : 'max-lg:hidden '}min-w-[24px] text-right text-ink-2`}>
            {product.displayOrder}
          </span>
          {place !== null && <ProductMoves product={product} place={place} actions={actions} />}
        </span>
        <ChainValue {...own} field="displayOrder" />
      </td>
      <th scope="row">
        <span className="flex items-center gap-3">
          <SquarePicture
            url={product.imageUrl}
            placeholder={<CategorySymbol icon={look.icon} size={20} strokeWidth={1.5} />}
            className="product-thumb size-[44px] max-lg:hidden flex-none border border-hairline"
          />
          <span className="grid min-w-0 wrap-anywhere">
            <span className="line-clamp-3 font-semibold" title={product.name}>
              <BothNames of={product} />
            </span>
            {product.size !== null && <span className="text-sm text-ink-3">{product.size}</span>}
            <StoresThatDiffer product={product} actions={actions} />
          </span>
        </span>
      </th>
      <td>
        <CategoryBadge name={categoryName} look={look} />
      </td>
      <td className="figure">
        <UnitPrice product={product} />
        <ChainValue {...own} field="pricePerUnit" />
      </td>
      <td className="figure wrap-anywhere">
        {wholesaleTexts.quantity(product.minOrderQuantity, product.unit)}
        {product.orderMultiple && (
          <span className="block text-xs text-ink-2">{wholesaleTexts.multiples(product.orderMultiple)}</span>
        )}
        <ChainValue {...own} field="minOrderQuantity" />
      </td>
      <td>
        <ActiveSwitch product={product} editable={editable} actions={actions} />
        <ChainValue {...own} field="active" />
        <SoldOutMark product={product} today={today} />
        <ChainValue {...own} field="soldOutDate" />
      </td>
      <td className="screen-only">
        <ProductButtons product={product} editable={editable} actions={actions} today={today} />
      </td>
    </>
  );
});

export const ProductCard = memo(function ProductCard(props: ProductItemProps) {
  const { product, category, categoryName, editable, actions, place, today } = props;
  const look = category ?? PLAIN_LOOK;
  const own = { product, editable, today };
  return (
    <article
      className="staff-card rounded-[0_var(--radius-control)_var(--radius-control)_0] border-t border-l-4 border-t-hairline border-l-(--scheme-ink) in-data-inactive:bg-sunken"
      data-scheme={look.colorScheme}
    >
      <div className="staff-card-picture h-33 print:h-[56pt]">
        <SquarePicture
          url={product.imageUrl}
          placeholder={<CategorySymbol icon={look.icon} size={40} strokeWidth={1.5} />}
          className="product-thumb size-full"
        />
        <span className="screen-only absolute right-2 bottom-2 left-2">
          <CategoryBadge name={categoryName} look={look} />
        </span>
      </div>
      <div className="grid min-w-0 content-start gap-1 px-3 pt-2 leading-snug wrap-anywhere">
        <h3 className="line-clamp-3 font-semibold" title={product.name}>
          <BothNames of={product} />
        </h3>
        {product.description !== '' && (
          <p className="line-clamp-2 text-sm text-ink-2" title={product.description}>
            {product.description}
          </p>
        )}
      </div>
      <div className="grid gap-0.5 px-3 pt-2 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="text-lg">
            <UnitPrice product={product} />
          </p>
          <ChainValue {...own} field="pricePerUnit" />
        </div>
        {product.size !== null && <p className="text-sm text-ink-2">{wholesaleTexts.size(product.size)}</p>}
        <div className="flex flex-wrap items-center gap-x-2">
          <p className="text-sm text-ink-2">
            {wholesaleTexts.minOrder(product.minOrderQuantity, product.unit)}
            {product.orderMultiple && `, ${wholesaleTexts.multiples(product.orderMultiple)}`}
          </p>
          <ChainValue {...own} field="minOrderQuantity" />
        </div>
        <StoresThatDiffer product={product} actions={actions} />
      </div>
      <div className="staff-card-foot pl-3">
        {/* Around the switch is room to press. */}
        <span className="-ml-1">
          <ActiveSwitch product={product} editable={editable} actions={actions} />
        </span>
        <ChainValue {...own} field="active" />
        <SoldOutMark product={product} today={today} />
        <ChainValue {...own} field="soldOutDate" />
        <span className="ml-auto inline-flex flex-wrap justify-end">
          {place !== null && <ProductMoves product={product} place={place} actions={actions} />}
          <ProductButtons product={product} editable={editable} actions={actions} today={today} />
        </span>
      </div>
    </article>
  );
});
