import { CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStoreDay } from '../../../shared/use-store-day.ts';
import { shopTexts } from '../../../texts/restaurant/products.ts';
import type { ShopProduct } from '../model/shop-product.ts';

interface UnlessSoldOutProps {
  product: ShopProduct;
  /** How it is ordered while there is some. */
  children: ReactNode;
}

/** What orders a product, or the word that none is left: until midnight where the store stands. */
export function UnlessSoldOut({ product, children }: UnlessSoldOutProps) {
  if (product.soldOutDate === null) return children;
  return <OnItsDay day={product.soldOutDate}>{children}</OnItsDay>;
}

/** Only products that were sold out lately watch the calendar. */
function OnItsDay({ day, children }: { day: string; children: ReactNode }) {
  if (useStoreDay() !== day) return children;
  return (
    <p className="flex items-center gap-2 self-center font-semibold text-price" data-sold-out>
      <CircleSlash size={18} strokeWidth={1.75} className="flex-none" aria-hidden />
      {shopTexts.soldOut}
    </p>
  );
}
