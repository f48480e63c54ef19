import { randomUUID } from 'node:crypto';
import type { ProductState } from '@larder/contracts';
import type { TestDatabase } from '@larder/testing';

/** Stores a product that is valid by default, with its event; returns its id. */
export async function insertProduct(
  database: TestDatabase,
  { position = 0, ...given }: Partial<ProductState> & { position?: number },
): Promise<string> {
  const product: ProductState = {
    id: randomUUID(),
    description: 'Baby Bok Choy',
    chineseName: null,
    detailedDescription: null,
    size: '1 lb',
    retailPriceCents: 299,
    ourPriceCents: 249,
    category: 'produce',
    active: true,
    imageUrl: null,
    version: 1,
    ...given,
  };
  await database.query(
    `INSERT INTO catalog.product (id, description, chinese_name, detailed_description, size, retail_price_cents,
       our_price_cents, category, active, image_url, position, version)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      product.id,
      product.description,
      product.chineseName,
      product.detailedDescription,
      product.size,
      product.retailPriceCents,
      product.ourPriceCents,
      product.category,
      product.active,
      product.imageUrl,
      position,
      product.version,
    ],
  );
  await database.query(
    `INSERT INTO catalog.event_log (type, subject, after) VALUES ('product.created', 'product:' || $1, $2)`,
    [product.id, JSON.stringify(product)],
  );
  return product.id;
}

/** Stores products in this order; returns their ids. */
export async function insertProducts(database: TestDatabase, count: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `WITH stored AS (
       INSERT INTO catalog.product (description, size, retail_price_cents, our_price_cents, category, position)
       SELECT 'Product ' || place, '1 lb', 299, 249, 'produce', place FROM generate_series(1, $1) AS place
       RETURNING *
     ), logged AS (
       INSERT INTO catalog.event_log (type, subject, after)
       SELECT 'product.created', 'product:' || id, jsonb_build_object('id', id) FROM stored
     )
     SELECT id FROM stored ORDER BY position`,
    [count],
  );
  return rows.map(({ id }) => id);
}
