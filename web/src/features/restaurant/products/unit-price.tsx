import { centsToDollars } from '@larder/kernel';
import { Price } from '../../../shared/ui/price.tsx';
import { codeTexts } from '../../../texts/restaurant/code.ts';
import { shopTexts } from '../../../texts/restaurant/products.ts';
import { moneyOf, percentOf } from '../model/money.ts';
import type { ShopProduct } from '../model/shop-product.ts';

/** What a unit costs; with a code also what it costs everybody else, and how much less that is. */
export function UnitPrice({ product }: { product: ShopProduct }) {
  const { unit, unitPriceCents, discountedCents, discountBasisPoints, lowerTier } = product;
  const percent = percentOf(discountBasisPoints);
  return (
    <>
      <p className="unit-price">
        {discountBasisPoints > 0 && (
          <>
            <s className="unit-price-was">
              <span className="sr-only">{shopTexts.was(moneyOf(unitPriceCents))}, </span>
              <span aria-hidden>{moneyOf(unitPriceCents)}</span>
            </s>
            <span className="sr-only">{shopTexts.now(moneyOf(discountedCents))}, </span>
          </>
        )}
        <span aria-hidden={discountBasisPoints > 0}>
          <Price dollars={centsToDollars(discountedCents)} />
        </span>
        <span className="unit-price-unit">{shopTexts.perUnit(unit)}</span>
        {discountBasisPoints > 0 && (
          <span className="tag">
            <span aria-hidden>-{percent}%</span>
            <span className="sr-only">{shopTexts.percentOff(percent)}</span>
          </span>
        )}
      </p>
      {lowerTier !== null && <p className="text-xs text-ink-2">{shopTexts.lowerTier(codeTexts.tiers[lowerTier])}</p>}
    </>
  );
}
