/** A row `p` of products as a ProductState. */
export const STATE = `p.id, p.description, p.chinese_name AS "chineseName",
  p.detailed_description AS "detailedDescription", p.size, p.retail_price_cents AS "retailPriceCents",
  p.our_price_cents AS "ourPriceCents", p.category, p.active, p.image_url AS "imageUrl", p.version`;

/** A row of products as events carry its ProductState. */
export const stateJson = (row: string): string => `jsonb_build_object('id', ${row}.id,
  'description', ${row}.description, 'chineseName', ${row}.chinese_name,
  'detailedDescription', ${row}.detailed_description, 'size', ${row}.size,
  'retailPriceCents', ${row}.retail_price_cents, 'ourPriceCents', ${row}.our_price_cents, 'category', ${row}.category,
  'active', ${row}.active, 'imageUrl', ${row}.image_url, 'version', ${row}.version)`;
