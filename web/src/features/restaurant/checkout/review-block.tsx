import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BothNames, namesOf } from '../../../shared/ui/both-names.tsx';
import { TableHead } from '../../../shared/ui/table-head.tsx';
import { cartTexts } from '../../../texts/restaurant/cart.ts';
import { checkoutTexts } from '../../../texts/restaurant/checkout.ts';
import { CartSums } from '../cart/cart-sums.tsx';
import { moneyOf } from '../model/money.ts';
import { Struck } from '../products/shop-parts.tsx';
import styles from './checkout.module.css';
import { type OrderFigures, changedLines } from './order-figures.ts';

/** New prices from the server, for the customer to accept. */
export interface Agreement {
  /** The cart for which these prices are. */
  basket: string;
  before: OrderFigures;
  now: OrderFigures;
  /** The code that is no longer valid, if that is the reason. */
  droppedCode: string | null;
}

interface ReviewBlockProps {
  figures: OrderFigures;
  isDelivery: boolean;
  freeFromCents: number;
  agreement: Agreement | null;
}

/** The lines and totals of the order. */
export function ReviewBlock({ figures, isDelivery, freeFromCents, agreement }: ReviewBlockProps) {
  return (
    <section
      aria-labelledby="checkout-review"
      className="grid content-start gap-3.5 min-[800px]:sticky min-[800px]:top-0 min-[800px]:self-start min-[800px]:border min-[800px]:border-hairline min-[800px]:bg-paper min-[800px]:px-4.5 min-[800px]:pt-4 min-[800px]:pb-4.5"
    >
      <h3 id="checkout-review" className="pb-1.5 border-b-2 border-b-ink text-[1.125rem] font-extrabold">
        {checkoutTexts.review}
      </h3>
      {agreement !== null && <ChangedPrices key={agreement.now.quote.totalCents} agreement={agreement} />}
      <ul>
        {figures.lines.map(({ id, unit, quantity, originalCents, totalCents, ...named }) => (
          <li className="flex justify-between gap-4 py-1.5 border-b border-b-hairline" key={id}>
            <span className="min-w-0 wrap-anywhere">
              <BothNames of={named} />
              <span className="block text-sm text-ink-2">{checkoutTexts.quantity(quantity, unit)}</span>
            </span>
            <span className="text-right whitespace-nowrap">
              {originalCents > totalCents && <Struck className="block text-sm" cents={originalCents} />}
              {moneyOf(totalCents)}
            </span>
          </li>
        ))}
      </ul>
      <CartSums quote={figures.quote} isDelivery={isDelivery} freeFromCents={freeFromCents} />
    </section>
  );
}

/** The changed prices. Scrolled into view and focused, because the button alone would not be understood. */
function ChangedPrices({ agreement: { before, now, droppedCode } }: { agreement: Agreement }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="alert"
      data-part="price-changes"
      className="grid gap-2 my-2.5 py-3 px-3.5 border border-turmeric-ink bg-turmeric-tint"
      data-changed-prices
    >
      <p className="flex items-start gap-2 font-semibold">
        <TriangleAlert size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-price" aria-hidden />
        {checkoutTexts.changedTitle}
      </p>
      {droppedCode !== null && <p>{checkoutTexts.codeDropped(droppedCode)}</p>}
      <table className={styles.changedPrices}>
        <TableHead columns={[checkoutTexts.changedProduct, checkoutTexts.changedBefore, checkoutTexts.changedNow]} />
        <tbody>
          {changedLines(before, now).map(({ id, beforeCents, nowCents, ...named }) => (
            <tr key={id}>
              <th scope="row">{namesOf(named)[0].text}</th>
              <td>{moneyOf(beforeCents)}</td>
              <td>{moneyOf(nowCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{cartTexts.total}</th>
            <td>{moneyOf(before.quote.totalCents)}</td>
            <td>{moneyOf(now.quote.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="text-sm">{checkoutTexts.changedHint}</p>
    </div>
  );
}
