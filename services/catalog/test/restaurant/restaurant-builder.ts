import { randomUUID } from 'node:crypto';
import type { RestaurantCategoryState, RestaurantProductState } from '@larder/contracts';
import { DISCOUNT_TIERS } from '@larder/kernel';
import type { TestDatabase } from '@larder/testing';

/** Stores a category that is valid by default, with its event; returns its id. */
export async function insertCategory(database: TestDatabase, given: Partial<RestaurantCategoryState>): Promise<string> {
  const id = given.id ?? randomUUID();
  const category: RestaurantCategoryState = {
    id,
    slug: `slug-${id}`,
    name: 'Rice & Noodles',
    colorScheme: 'amber',
    icon: 'Package',
    active: true,
    displayOrder: 0,
    ...given,
  };
  await database.query(
    `INSERT INTO catalog.restaurant_category (id, slug, name, color_scheme, icon, active, display_order, chinese_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      category.slug,
      category.name,
      category.colorScheme,
      category.icon,
      category.active,
      category.displayOrder,
      category.chineseName,
    ],
  );
  await logCreated(database, 'restaurant-category', category);
  return id;
}

/** Stores a restaurant product that is valid by default, with its event; returns its id. */
export async function insertRestaurantProduct(
  database: TestDatabase,
  given: Partial<RestaurantProductState>,
): Promise<string> {
  const product: RestaurantProductState = {
    id: randomUUID(),
    name: 'Jasmine Rice',
    description: '',
    category: 'Rice & Noodles',
    unit: 'bag',
    size: null,
    minOrderQuantity: 1,
    pricePerUnitCents: 3_299,
    imageUrl: null,
    soldOutDate: null,
    active: true,
    displayOrder: 0,
    discountTags: [...DISCOUNT_TIERS],
    version: 1,
    ...given,
  };
  await database.query(
    `INSERT INTO catalog.restaurant_product (id, name, description, category, unit, size, min_order_quantity,
       price_per_unit_cents, image_url, active, display_order, discount_tags, version, chinese_name,
       order_multiple)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      product.id,
      product.name,
      product.description,
      product.category,
      product.unit,
      product.size,
      product.minOrderQuantity,
      product.pricePerUnitCents,
      product.imageUrl,
      product.active,
      product.displayOrder,
      product.discountTags,
      product.version,
      product.chineseName,
      product.orderMultiple,
    ],
  );
  await logCreated(database, 'restaurant-product', product);
  return product.id;
}

async function logCreated(database: TestDatabase, kind: string, after: { id: string }): Promise<void> {
  await database.query(`INSERT INTO catalog.event_log (type, subject, after) VALUES ($1, $2, $3)`, [
    `${kind}.created`,
    `${kind}:${after.id}`,
    JSON.stringify(after),
  ]);
}
