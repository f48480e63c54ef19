/** A row `c` of categories as a RestaurantCategoryState. */
export const CATEGORY_STATE = `c.id, c.slug, c.name, c.color_scheme AS "colorScheme", c.icon, c.active,
  c.display_order AS "displayOrder"`;
