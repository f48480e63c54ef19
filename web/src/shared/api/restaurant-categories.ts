import type { RestaurantCategory } from '@larder/contracts';
import { queryOptions } from '@tanstack/react-query';
import { staffKeys } from '../query/staff-keys.ts';
import { requestJson } from './http.ts';

/** The polling interval, because there are no live messages about these lists. */
export const LOOK_AGAIN_MS = 30_000;

/** All categories in order, including inactive ones. */
export const categoriesQuery = queryOptions({
  queryKey: staffKeys.restaurantCategories,
  queryFn: ({ signal }) => requestJson<RestaurantCategory[]>('/api/restaurant/categories/all', { signal, staff: true }),
  refetchInterval: LOOK_AGAIN_MS,
});
