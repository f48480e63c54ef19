import type { NewEvent, ProductState, StoreState } from '@larder/contracts';
import { appendEvents, tableOf } from '@larder/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { ProductEntity } from '../products/product.entity.js';
import { STORE } from '../stores/store.entity.js';
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
  const lastUpdatedAt = new Date().toISOString();
  const state: StoreState = { ...DEMO_STORE, id, status: 'live', lastUpdatedAt, isDefault: true };
  await manager.query(STORE.upsert(), [JSON.stringify([state])]);
  return state;
}

async function insertProducts(manager: EntityManager): Promise<ProductState[]> {
  const states = DEMO_PRODUCTS.map((product): ProductState => ({
    ...product,
    id: seededId(`product ${product.description}`),
    imageUrl: `/images/products/${pictureName(product.description)}.webp`,
    version: 1,
  }));
  await manager.query(tableOf(ProductEntity).upsert(), [
    JSON.stringify(states.map((state, index) => ({ ...state, position: index + 1 }))),
  ]);
  return states;
}
