import { explainLine, type PriceStep } from '@larder/kernel';
import { exactMoney, PriceSteps } from '../../../shared/kit/price-steps.tsx';
import { priceStepTexts as texts } from '../../../texts/price-steps.ts';
import type { ShopProduct } from '../model/shop-product.ts';

/** How a line's total comes about, by the function that charges for it. */
export function LineSteps({ product, quantity }: { product: ShopProduct; quantity: number }) {
  const { unit, unitPriceCents, discountBasisPoints, lowerTier } = product;
  const words: Record<PriceStep['kind'], string> = {
    chain: texts.one(unit),
    store: texts.one(unit),
    quantity: texts.quantity(quantity),
    tier: texts.tier(`${discountBasisPoints / 100}%`, lowerTier),
    rounding: texts.rounding,
  };
  const { steps } = explainLine({ unitPriceCents, quantity, discountBasisPoints });
  return (
    <div className="col-span-full">
      <PriceSteps
        title={texts.title}
        steps={steps.map(({ kind, cents }) => ({ label: words[kind], amount: exactMoney(cents) }))}
      />
    </div>
  );
}
