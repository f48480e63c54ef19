/** A row `p` of restaurant products as a RestaurantProductState. */
export const RESTAURANT_STATE = `p.id, p.name, p.description, p.category, p.unit, p.size,
  p.min_order_quantity AS "minOrderQuantity", p.price_per_unit_cents AS "pricePerUnitCents", p.image_url AS "imageUrl",
  p.active, p.display_order AS "displayOrder", p.discount_tags AS "discountTags",
  p.sold_out_date::text AS "soldOutDate", p.version`;

/** A row of restaurant products as events carry its RestaurantProductState. */
export const restaurantStateJson = (row: string): string => `jsonb_build_object('id', ${row}.id, 'name', ${row}.name,
  'description', ${row}.description, 'category', ${row}.category, 'unit', ${row}.unit, 'size', ${row}.size,
  'minOrderQuantity', ${row}.min_order_quantity, 'pricePerUnitCents', ${row}.price_per_unit_cents,
  'imageUrl', ${row}.image_url, 'active', ${row}.active, 'displayOrder', ${row}.display_order,
  'discountTags', ${row}.discount_tags, 'soldOutDate', ${row}.sold_out_date, 'version', ${row}.version)`;

/** Products `p` by the place of their category `c`, then by their own; those of no category come last, by its text. */
export const PRODUCTS_IN_ORDER = `c.display_order NULLS LAST, lower(p.category), p.display_order, lower(p.name), p.id`;
