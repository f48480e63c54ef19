import type { NewEvent, ProductState, StoreState } from '@larder/contracts';
import { appendEvents } from '@larder/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { DEMO_PRODUCTS } from './demo-catalogue.js';
import { writeDemoPictures } from './demo-pictures.js';
import { pictureName } from './demo-product.js';
import { DEMO_STORE } from './demo-store.js';
import { seededId } from './seeded-id.js';

/**
 * Fills an empty catalogue with the demo store and its products, logged as events like any other row. Does nothing once a
 * store exists. The same rows with the same ids on every machine.
 */
export async function seedDemo(dataSource: DataSource, imagesFolder: string | undefined): Promise<void> {
  if (!imagesFolder) throw new Error('IMAGES_DIR is not set.');
  const [{ stores } = { stores: 0 }]: { stores: number }[] = await dataSource.query(
    'SELECT count(*) AS stores FROM catalog.store',
  );
  if (stores > 0) return;
  // Pictures first: a row must not name a file that is not there.
  await writeDemoPictures(
    imagesFolder,
    DEMO_PRODUCTS.map(({ description }) => ({ name: pictureName(description), motif: description })),
  );
  await dataSource.transaction(async (manager) => {
    const store = await insertStore(manager);
    const products = await insertProducts(manager);
    const events: NewEvent[] = [
      { type: 'store.created', subject: `store:${store.id}`, storeId: store.id, before: null, after: store },
      ...products.map((after): NewEvent => ({
        type: 'product.created',
        subject: `product:${after.id}`,
        storeId: null,
        before: null,
        after,
      })),
    ];
    await appendEvents(manager, 'catalog', events);
  });
}

async function insertStore(manager: EntityManager): Promise<StoreState> {
  const id = seededId(`store ${DEMO_STORE.slug}`);
  const { slug, name, chineseName, address, phone, timeZone, openingHours } = DEMO_STORE;
  const [row]: { last_updated_at: Date }[] = await manager.query(
    `INSERT INTO catalog.store (id, slug, name, chinese_name, address, phone, time_zone, opening_hours, is_default,
       last_updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true, now()) RETURNING last_updated_at`,
    [id, slug, name, chineseName, address, phone, timeZone, openingHours],
  );
  const lastUpdatedAt = row?.last_updated_at.toISOString() ?? null;
  return { ...DEMO_STORE, id, status: 'live', lastUpdatedAt, isDefault: true };
}

async function insertProducts(manager: EntityManager): Promise<ProductState[]> {
  const states = DEMO_PRODUCTS.map((product): ProductState => ({
    ...product,
    id: seededId(`product ${product.description}`),
    imageUrl: `/images/products/${pictureName(product.description)}.webp`,
    version: 1,
  }));
  await manager.query(
    `INSERT INTO catalog.product (id, description, chinese_name, detailed_description, size, retail_price_cents,
       our_price_cents, category, active, image_url, position)
     SELECT p.id, p.description, p."chineseName", p."detailedDescription", p.size, p."retailPriceCents",
       p."ourPriceCents", p.category, p.active, p."imageUrl", p.position
       FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (id uuid, description text, "chineseName" text,
         "detailedDescription" text, size text, "retailPriceCents" bigint, "ourPriceCents" bigint, category text,
         active boolean, "imageUrl" text)) WITH ORDINALITY AS p (id, description, "chineseName", "detailedDescription",
         size, "retailPriceCents", "ourPriceCents", category, active, "imageUrl", position)`,
    [JSON.stringify(states)],
  );
  return states;
}
