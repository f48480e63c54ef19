import { ordersTexts } from '../../../texts/restaurant-orders/page.ts';

const ROWS = [0, 1, 2, 3, 4, 5];

/** Stands where the list will, while there is none. */
export function OrderSkeleton() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{ordersTexts.loading}</output>
      {ROWS.map((row) => (
        <div key={row} className="skeleton h-[84px] md:h-[60px]" aria-hidden />
      ))}
    </div>
  );
}
