import { explainLine, formatMoney, type PriceStep, type QuoteItem } from '@larder/kernel';
import { priceStepTexts as texts } from '../../texts/price-steps.ts';

interface ShownStep {
  label: string;
  amount: string;
  /** Who set it, and when. */
  note?: string;
}

/** The steps of a price, from the list price to the charged one, which is the last amount. */
export function PriceSteps({ title, steps }: { title: string; steps: readonly ShownStep[] }) {
  return (
    <ol aria-label={title} data-part="price-steps" className="grid border-t border-hairline text-sm print:text-[11pt]">
      {steps.map(({ label, amount, note }) => (
        <li
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-1.5 last:font-semibold"
        >
          <span className="wrap-anywhere">{label}</span>
          <span className="ml-auto tabular-nums">{amount}</span>
          {note !== undefined && <span className="basis-full font-normal text-ink-2 print:text-black">{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/** An amount with up to a hundredth of a cent, before rounding: "$0.465". */
function exactMoney(cents: number): string {
  const dollars = cents / 100;
  return Number.isInteger(cents) ? formatMoney(dollars) : `$${dollars.toFixed(4).replace(/0$/, '')}`;
}

interface LineStepsProps {
  item: QuoteItem;
  unit: string;
  /** The tier of the discount, if it is not the customer's tier. */
  tier?: string | null;
  /** The charged amount, once it is ordered. */
  chargedCents?: number;
}

/** The steps of a line's price in a cart or an order, from the function that charges for it. */
export function LineSteps({ item, unit, tier = null, chargedCents }: LineStepsProps) {
  const labels: Record<PriceStep['kind'], string> = {
    chain: texts.one(unit),
    store: texts.one(unit),
    batch: texts.one(unit),
    quantity: texts.quantity(item.quantity),
    tier: texts.tier(`${item.discountBasisPoints / 100}%`, tier),
    rounding: texts.rounding,
  };
  const { cents, steps } = explainLine(item);
  const shown = steps.map(({ kind, cents: amount }) => ({ label: labels[kind], amount: exactMoney(amount) }));
  // An order's amount is final, even if today's rules would yield another.
  if (chargedCents !== undefined && chargedCents !== cents)
    shown.push({ label: texts.charged, amount: exactMoney(chargedCents) });
  return <PriceSteps title={texts.title} steps={shown} />;
}
