import type { RestaurantCategory } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';

/** There are no live messages about these lists: others' changes arrive with the next poll. */
export const LOOK_AGAIN_MS = 30_000;

/** Every category, in its order; inactive ones too. */
export const categoriesQuery = queryOptions({
  queryKey: staffKeys.restaurantCategories,
  queryFn: ({ signal }) => requestJson<RestaurantCategory[]>('/api/restaurant/categories/all', { signal, staff: true }),
  refetchInterval: LOOK_AGAIN_MS,
});
