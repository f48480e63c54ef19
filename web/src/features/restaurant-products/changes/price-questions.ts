import { dollarsToCents, pricedWholesale, type PricedProduct } from '@larder/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useQuestionsAbout } from '../../../shared/kit/price-question.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { productsQuery, type WholesaleProduct } from '../restaurant-api.ts';

type Prices = Pick<WholesaleProduct, 'pricePerUnit' | 'size' | 'unit' | 'category'>;

/** Questions before a wholesale price is published, by comparison with the old price and the category. */
export function usePriceQuestions(): (before: WholesaleProduct | null, after: Prices) => string[] {
  const client = useQueryClient();
  const { slug } = useStoreScope();
  const questionsAbout = useQuestionsAbout();
  return (before, after) => {
    const category = after.category.toLowerCase();
    const others = (client.getQueryData(productsQuery(slug).queryKey) ?? []).filter(
      (other) => other.category.toLowerCase() === category && other.id !== before?.id,
    );
    return questionsAbout(before && pricedOf(before), pricedOf(after), others.map(pricedOf), 'pricePerUnit');
  };
}

const pricedOf = ({ pricePerUnit, size, unit }: Prices): PricedProduct =>
  pricedWholesale(dollarsToCents(pricePerUnit) ?? 0, size, unit);
