import type { RestaurantCategory, RestaurantCategoryState } from '@larder/contracts';

/** A category as the API shows it: what the database adds for its own use stays inside. */
export function categoryView(state: RestaurantCategoryState): RestaurantCategory {
  const { id, slug, name, colorScheme, icon, active, displayOrder } = state;
  return { id, slug, name, colorScheme, icon, active, displayOrder };
}
