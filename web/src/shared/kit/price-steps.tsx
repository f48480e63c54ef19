import { formatMoney } from '@larder/kernel';

export interface ShownStep {
  label: string;
  amount: string;
  /** Who said so, and when. */
  note?: string;
}

/** How a price comes about, from the list to what is charged: the last amount is the price. */
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

/** To the hundredth of a cent, where an amount is not whole before it is rounded: "$0.465". */
export function exactMoney(cents: number): string {
  const dollars = cents / 100;
  return Number.isInteger(cents) ? formatMoney(dollars) : `$${dollars.toFixed(4).replace(/0$/, '')}`;
}
