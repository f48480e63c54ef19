import { dollarsToCents, type PricedProduct, type RetailCategory } from '@larder/kernel';
import { useQueryClient } from '@tanstack/react-query';
import type { ProductData } from '../../../shared/api/staff-products.ts';
import { useQuestionsAbout } from '../../../shared/kit/price-question.tsx';
import { useProductScope } from '../product-scope.ts';

type Prices = Pick<ProductData, 'retailPrice' | 'ourPrice' | 'size'> & { category: RetailCategory };

/** Questions before a product's prices are published, by comparison with its old prices and the loaded list. */
export function usePriceQuestions(): (before: ProductData | null, after: Prices) => string[] {
  const client = useQueryClient();
  const { key } = useProductScope();
  const questionsAbout = useQuestionsAbout();
  return (before, after) => {
    const others = (client.getQueryData<ProductData[]>(key) ?? []).filter(
      ({ id, category }) => category === after.category && id !== before?.id,
    );
    return questionsAbout(before && pricedOf(before), pricedOf(after), others.map(pricedOf));
  };
}

export const pricedOf = ({ retailPrice, ourPrice, size }: Omit<Prices, 'category'>): PricedProduct => ({
  retailCents: dollarsToCents(retailPrice) ?? 0,
  ourCents: dollarsToCents(ourPrice) ?? 0,
  size,
});
