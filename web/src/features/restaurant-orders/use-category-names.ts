import type { RestaurantCategory } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../shared/api/restaurant-categories.ts';
import { namesOf } from '../../shared/ui/both-names.tsx';
import { LANGUAGE } from '../../texts/language.ts';

const NONE: readonly RestaurantCategory[] = [];

/** A category's name in the reader's language: an order only has the English one. */
export function useCategoryNames(): (name: string) => string {
  const { data = NONE } = useQuery({ ...categoriesQuery, refetchInterval: false, enabled: LANGUAGE !== 'en' });
  return (name) => namesOf(data.find((each) => each.name.toLowerCase() === name.toLowerCase()) ?? { name })[0].text;
}
