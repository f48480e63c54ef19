import type { OrderRules } from '@larder/kernel';
import { ShoppingBasket, Store, Truck } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Alert } from '../../../shared/ui/alert.tsx';
import { BothNames, namesOf, type Named } from '../../../shared/ui/both-names.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { isOrderable, type CalculatedCart, type CalculatedLine } from '../model/calculate-cart.ts';
import { moneyOf } from '../model/money.ts';
import type { ShopProduct } from '../model/shop-product.ts';
import restaurantStyles from '../restaurant.module.css';
import { sayCartIsEmpty } from './cart-actions.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { shopCart } from './cart-store.ts';
import { CartSums } from './cart-sums.tsx';

export interface CartPanelProps {
  cart: CalculatedCart;
  isDelivery: boolean;
  rules: OrderRules;
  products: ReadonlyMap<string, ShopProduct> | null;
  /** The categories in their order. */
  categories: readonly Named[];
  /** The store in which the lines were added, if it is another one. */
  chosenAt: Named | undefined;
  onCheckout: () => void;
  /** Whether the panel's title is shown elsewhere. */
  titled?: boolean;
}

/** The cart: its lines, its total, and the button to the checkout. */
export function CartPanel(props: CartPanelProps) {
  const { cart, isDelivery, rules, products, categories, chosenAt, onCheckout, titled = true } = props;
  const { lines, quote, priced } = cart;
  const heading = useRef<HTMLHeadingElement>(null);
  const [pressed, setPressed] = useState(false);
  const blocked = lines.length > 0 && !isOrderable(cart);
  const checkout = (): void => {
    if (lines.length === 0) return sayCartIsEmpty();
    setPressed(blocked);
    if (!blocked) onCheckout();
  };
  return (
    <section aria-labelledby="cart" className="flex min-h-0 flex-col" data-cart>
      <h2
        ref={heading}
        id="cart"
        tabIndex={-1}
        className={
          titled
            ? 'flex flex-none items-baseline justify-between gap-3 pt-4 px-4.5 pb-3 border-b border-b-hairline text-[1.25rem] font-extrabold'
            : 'sr-only'
        }
      >
        {cartTexts.title}
        {lines.length > 0 && <span className="text-base font-medium text-ink-2">{cartTexts.items(lines.length)}</span>}
      </h2>
      <div className="flex-auto min-h-0 pt-1 px-4.5 pb-3 overflow-y-auto overscroll-contain">
        {lines.length === 0 && (
          <div className="grid justify-items-center gap-2 px-4 py-8 text-center text-ink-2">
            <ShoppingBasket size={40} strokeWidth={1.25} className="text-ink-3" aria-hidden />
            <p className="font-semibold text-ink">{cartTexts.emptyTitle}</p>
            <p className="text-sm">{cartTexts.emptyHint}</p>
          </div>
        )}
        <PriceChanges cart={cart} products={products} chosenAt={chosenAt} />
        {linesByCategory(lines, categories).map(({ category, lines: ofCategory }) => (
          <section key={category.name} aria-label={namesOf(category)[0].text}>
            <p aria-hidden className="pt-3 text-ink-3 text-[0.78125rem] font-semibold">
              <BothNames of={category} second="font-normal" />
            </p>
            <ul>
              {ofCategory.map((line) => (
                <CartLineRow key={line.line.id} calculated={line} onGone={() => heading.current?.focus()} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="grid flex-none gap-3 border-t border-hairline bg-paper px-4.5 pt-3.5 pb-4.5 in-[.dialog]:sticky in-[.dialog]:-bottom-5">
        {lines.length > 0 && (
          <>
            {rules.deliveryOn && rules.pickupOn && <OrderTypeChoice isDelivery={isDelivery} />}
            <CartSums quote={quote} isDelivery={isDelivery} freeFromCents={rules.freeFromCents} />
          </>
        )}
        {blocked && pressed && (
          <Alert className="text-sm">{priced ? cartTexts.fixFirst : cartTexts.pricesLoading}</Alert>
        )}
        <button
          type="button"
          className="button w-full min-h-13 px-4.5 text-[1.125rem]"
          data-tone="primary"
          onClick={checkout}
        >
          {cartTexts.checkout}
        </button>
      </div>
    </section>
  );
}

const TYPES = [
  { isDelivery: false, label: cartTexts.pickup, Icon: Store },
  { isDelivery: true, label: cartTexts.delivery, Icon: Truck },
] as const;

/** Pickup or delivery: it determines the fee, so both cart and checkout ask. */
function OrderTypeChoice({ isDelivery: chosen }: { isDelivery: boolean }) {
  const name = useId();
  return (
    <fieldset aria-label={cartTexts.orderType} className={`${restaurantStyles.segments} w-full`}>
      {TYPES.map(({ isDelivery, label, Icon }) => (
        <label key={label} data-chosen={isDelivery === chosen}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={isDelivery === chosen}
            onChange={() => shopCart.change({ kind: 'deliver', isDelivery })}
          />
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Lines whose price changed since they were added, also by switching stores, until dismissed. */
function PriceChanges({ cart, products, chosenAt }: Pick<CartPanelProps, 'cart' | 'products' | 'chosenAt'>) {
  const changed = cart.lines.filter(({ priceBeforeCents }) => priceBeforeCents !== null);
  const moved = cart.lines.length > 0 && chosenAt;
  if (!(moved || changed.length > 0) || products === null) return null;
  return (
    <div
      aria-live="polite"
      data-part="price-changes"
      className="grid gap-2 my-2.5 py-3 px-3.5 border border-turmeric-ink bg-turmeric-tint"
    >
      <p className="font-semibold">
        {moved ? cartTexts.moved(namesOf(moved)[0].text) : cartTexts.changesTitle(changed.length)}
      </p>
      <ul className="grid gap-1 text-sm">
        {changed.map(({ line, product, priceBeforeCents }) => {
          const before = moneyOf(priceBeforeCents ?? 0);
          const now = moneyOf(product?.unitPriceCents ?? 0);
          const unit = product?.unit ?? line.unit;
          return (
            <li key={line.id} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{namesOf(product ?? line)[0].text}</span>
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

interface CategoryLines {
  category: Named;
  lines: CalculatedLine[];
}

/** A cart's lines by category, in the page's order of categories; unknown ones come last. */
export function linesByCategory(lines: readonly CalculatedLine[], categories: readonly Named[]): CategoryLines[] {
  const groups = new Map<string, CategoryLines>();
  for (const category of categories) groups.set(category.name.toLowerCase(), { category, lines: [] });
  for (const line of lines) {
    const name = line.product?.category ?? line.line.category;
    const key = name.toLowerCase();
    const group = groups.get(key) ?? { category: { name }, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].filter((group) => group.lines.length > 0);
}
