import type { RetailCategory, PricedProduct, PriceSlip } from '@larder/kernel';
import { centsToDollars, priceSlips } from '@larder/kernel';
import { useQueryClient } from '@tanstack/react-query';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { priceGuardTexts as texts } from '../../../texts/products/price-guard.ts';
import { useProductScope } from '../product-scope.ts';

type Prices = Pick<ProductData, 'retailPrice' | 'ourPrice' | 'size'> & { category: RetailCategory };

/** What to ask before a product's prices are published, compared with what they were and with the list at hand. */
export function usePriceQuestions(): (before: ProductData | null, after: Prices) => string[] {
  const client = useQueryClient();
  const { key } = useProductScope();
  return (before, after) => {
    const others = (client.getQueryData<ProductData[]>(key) ?? []).filter(
      ({ id, category }) => category === after.category && id !== before?.id,
    );
    const slips = priceSlips(before && pricedOf(before), pricedOf(after), others.map(pricedOf));
    return slips.map((slip) => questionOf(slip, after.size));
  };
}

function pricedOf({ retailPrice, ourPrice, size }: Omit<Prices, 'category'>): PricedProduct {
  return { retailCents: Math.round(retailPrice * 100), ourCents: Math.round(ourPrice * 100), size };
}

function questionOf(slip: PriceSlip, size: string): string {
  if ('retailCents' in slip) {
    const words = slip.reason === 'swapped' ? texts.swapped : texts.aboveRetail;
    return words(centsToDollars(slip.retailCents), centsToDollars(slip.ourCents));
  }
  const to = centsToDollars(slip.toCents);
  const isUp = slip.times >= 1;
  const times = isUp ? slip.times : 1 / slip.times;
  const named = texts.ofField[slip.field];
  if (!('fromCents' in slip)) return named + (isUp ? texts.dear : texts.cheap)(to, size, times);
  const from = centsToDollars(slip.fromCents);
  if (slip.reason === 'other-weight') return named + texts.otherWeight(from, to, size);
  return named + (isUp ? texts.up : texts.down)(from, to, times);
}
