import { type CategoryIcon, centsToDollars } from '@larder/kernel';
import { CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShortDay } from '../../../shared/time/format-time.ts';
import { Price } from '../../../shared/ui/price.tsx';
import { useStoreDay } from '../../../shared/use-store-day.ts';
import { shopTexts } from '../../../texts/restaurant/products.ts';
import { earliestDay } from '../model/calculate-cart.ts';
import { moneyOf, percentOf } from '../model/money.ts';
import type { ShopProduct } from '../model/shop-product.ts';
import styles from './shop-products.module.css';

/** The struck price, without the code's discount. */
export function Struck({ cents, className }: { cents: number; className: string }) {
  return (
    <s className={`text-ink-3 ${className}`}>
      <span className="sr-only">{shopTexts.was(moneyOf(cents))}, </span>
      <span aria-hidden>{moneyOf(cents)}</span>
    </s>
  );
}

/**
 * The unit price; with a code also the usual price and the discount. The code's discount is in the page's header, so
 * only a different one is highlighted here.
 */
export function UnitPrice({ product }: { product: ShopProduct }) {
  const { unit, unitPriceCents, discountedCents, discountBasisPoints, lowerTier } = product;
  const percent = percentOf(discountBasisPoints);
  return (
    <>
      <p data-part="unit-price" className={styles.unitPrice}>
        {discountBasisPoints > 0 && (
          <>
            <Struck className="text-sm" cents={unitPriceCents} />
            <span className="sr-only">{shopTexts.now(moneyOf(discountedCents))}, </span>
          </>
        )}
        <span aria-hidden={discountBasisPoints > 0}>
          <Price dollars={centsToDollars(discountedCents)} />
        </span>
        <span className="text-ink-2 text-[0.9375rem]">{shopTexts.perUnit(unit)}</span>
        {discountBasisPoints > 0 && (
          <span className={lowerTier === null ? 'text-xs text-ink-3' : 'tag'}>
            <span aria-hidden>-{percent}%</span>
            <span className="sr-only">{shopTexts.percentOff(percent)}</span>
          </span>
        )}
      </p>
      {lowerTier !== null && <p className="text-xs text-ink-2">{shopTexts.lowerTier(lowerTier)}</p>}
    </>
  );
}

/** A product's size, and how much can be ordered; phrases that fit on a line are not split. */
export function SizeAndMinimum({ product }: { product: ShopProduct }) {
  const { size, minimum, unit, multiple } = product;
  return (
    <>
      {size !== null && size !== '' && <>{size} · </>}
      <span className={multiple === 1 ? 'inline-block max-w-full' : undefined}>
        {shopTexts.minimum(minimum, unit, multiple)}
      </span>
    </>
  );
}

/** The props of a product, as a card or as a line of the order sheet. */
export interface ShopItemProps {
  product: ShopProduct;
  /** The category's icon, for a product without a picture. */
  icon: CategoryIcon;
  /** Whether the picture is among the first visible ones. */
  eager: boolean;
  /** In a long list: measures the row's height. */
  measure: ((element: Element | null) => void) | null;
  row: number;
}

interface UnlessSoldOutProps {
  product: ShopProduct;
  /** The ordering controls while it is available. */
  children: ReactNode;
}

/** The ordering controls, or the sold-out text until midnight in the store's time zone. */
export function UnlessSoldOut({ product, children }: UnlessSoldOutProps) {
  if (product.soldOutDate === null && product.soldOutUntil === null) return children;
  return <InItsDays product={product}>{children}</InItsDays>;
}

/** Apart, so that only products recently sold out follow the calendar. */
function InItsDays({ product, children }: UnlessSoldOutProps) {
  const today = useStoreDay();
  if (product.soldOutDate === today) return <SoldOut>{shopTexts.soldOut}</SoldOut>;
  const earliest = earliestDay(product, today);
  return (
    <>
      {children}
      {earliest !== null && <SoldOut>{shopTexts.availableFrom(formatShortDay(earliest))}</SoldOut>}
    </>
  );
}

function SoldOut({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 self-center font-semibold text-price col-span-full" data-sold-out>
      <CircleSlash size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
      {children}
    </p>
  );
}
