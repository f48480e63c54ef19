import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { moneyOf } from '../model/money.ts';
import type { ReckonedCart } from '../model/reckon-cart.ts';
import type { ShopProduct } from '../model/shop-product.ts';
import { shopCart } from './cart-store.ts';

interface PriceChangesProps {
  cart: ReckonedCart;
  products: ReadonlyMap<string, ShopProduct> | null;
}

/** What costs something else than when it was chosen, until somebody has read it. */
export function PriceChanges({ cart, products }: PriceChangesProps) {
  const changed = cart.lines.filter(({ priceBeforeCents }) => priceBeforeCents !== null);
  if (changed.length === 0 || products === null) return null;
  return (
    <div aria-live="polite" className="price-changes">
      <p className="font-semibold">{cartTexts.changesTitle(changed.length)}</p>
      <ul className="grid gap-1 text-sm">
        {changed.map(({ line, product, priceBeforeCents }) => {
          const before = moneyOf(priceBeforeCents ?? 0);
          const now = moneyOf(product?.unitPriceCents ?? 0);
          const unit = product?.unit ?? line.unit;
          return (
            <li key={line.id} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">{product?.name ?? line.name}</span>
              <span className="font-semibold whitespace-nowrap" aria-hidden>
                {cartTexts.change(before, now, unit)}
              </span>
              <span className="sr-only">{cartTexts.changeSpoken(before, now, unit)}</span>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="button justify-self-end"
        data-tone="plain"
        onClick={() => shopCart.change({ kind: 'seen', products })}
      >
        {cartTexts.changesSeen}
      </button>
    </div>
  );
}
