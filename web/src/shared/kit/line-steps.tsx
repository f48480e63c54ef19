import { explainLine, type PriceStep, type QuoteItem } from '@larder/kernel';
import { priceStepTexts as texts } from '../../texts/price-steps.ts';
import { exactMoney, PriceSteps } from './price-steps.tsx';

interface LineStepsProps {
  item: QuoteItem;
  unit: string;
  /** Whose discount it is, where that is another tier's than the customer's own. */
  tier?: string | null;
  /** What was charged for it, once it is ordered. */
  chargedCents?: number;
}

/** How the price of a line of a cart or an order comes about, by the function that charges for it. */
export function LineSteps({ item, unit, tier = null, chargedCents }: LineStepsProps) {
  const words: Record<PriceStep['kind'], string> = {
    chain: texts.one(unit),
    store: texts.one(unit),
    batch: texts.one(unit),
    quantity: texts.quantity(item.quantity),
    tier: texts.tier(`${item.discountBasisPoints / 100}%`, tier),
    rounding: texts.rounding,
  };
  const { cents, steps } = explainLine(item);
  const shown = steps.map(({ kind, cents: amount }) => ({ label: words[kind], amount: exactMoney(amount) }));
  // What an order says it took stands, whatever today's rules would make of it.
  if (chargedCents !== undefined && chargedCents !== cents)
    shown.push({ label: texts.charged, amount: exactMoney(chargedCents) });
  return <PriceSteps title={texts.title} steps={shown} />;
}
