import {
  RESTAURANT_LIST_EVENTS,
  type NewEvent,
  type ProductState,
  type RestaurantCategoryState,
  type RestaurantProductState,
  type StoreState,
} from '@larder/contracts';
import { DISCOUNT_TIERS } from '@larder/kernel';
import { appendEvents, tableOf } from '@larder/platform';
import type { DataSource } from 'typeorm';
import { ProductEntity } from '../products/product.entity.js';
import { RESTAURANT_CATEGORY } from '../restaurant-catalogue/categories/restaurant-category.entity.js';
import { RESTAURANT_PRODUCT } from '../restaurant-catalogue/products/restaurant-product.entity.js';
import { STORE } from '../stores/store.entity.js';
import { pictureName, placePicture, readDemoGoods, seededId } from './demo-goods.js';

/** The same demo store and products on every machine. Does nothing once a store exists, or in a shop that was emptied. */
export async function seedDemo(dataSource: DataSource, imagesFolder: string | undefined): Promise<void> {
  if (!imagesFolder) throw new Error('IMAGES_DIR is not set.');
  const [{ used } = { used: true }]: { used: boolean }[] = await dataSource.query(
    `SELECT EXISTS (SELECT FROM catalog.store)
         OR EXISTS (SELECT FROM catalog.event_log WHERE type = 'data.restored') AS used`,
  );
  if (used) return;
  const goods = await readDemoGoods();
  const store: StoreState = {
    ...goods.store,
    id: seededId(`store ${goods.store.slug}`),
    status: 'live',
    lastUpdatedAt: new Date().toISOString(),
    isDefault: true,
  };
  const products: ProductState[] = [];
  for (const product of goods.retailProducts) {
    const picture = pictureName(product.description);
    // The file first: a row must not name a missing one.
    const imageUrl = await placePicture(imagesFolder, picture, picture);
    products.push({ ...product, id: seededId(`product ${product.description}`), imageUrl, version: 1 });
  }
  await dataSource.transaction(async (manager) => {
    await manager.query(STORE.upsert(), [JSON.stringify([store])]);
    await manager.query('INSERT INTO catalog.store_slug (slug, store_id) VALUES ($1, $2)', [store.slug, store.id]);
    await manager.query(tableOf(ProductEntity).upsert(), [
      JSON.stringify(products.map((product, index) => ({ ...product, position: index + 1 }))),
    ]);
    await appendEvents(manager, 'catalog', [
      { type: 'store.created', subject: `store:${store.id}`, storeId: store.id, after: store },
      ...products.map((after): NewEvent => {
        return { type: 'product.created', subject: `product:${after.id}`, after };
      }),
    ]);
  });
}

/** Adds demo categories and products for restaurants unless there are or ever were some: deleted ones stay deleted. */
export async function seedWholesale(dataSource: DataSource, imagesFolder: string | undefined): Promise<void> {
  if (!imagesFolder) throw new Error('IMAGES_DIR is not set.');
  const [{ used } = { used: true }]: { used: boolean }[] = await dataSource.query(
    `SELECT EXISTS (SELECT FROM catalog.restaurant_category)
         OR EXISTS (SELECT FROM catalog.restaurant_product)
         OR EXISTS (SELECT FROM catalog.event_log WHERE type = ANY($1)) AS used`,
    [RESTAURANT_LIST_EVENTS],
  );
  if (used) return;
  const goods = await readDemoGoods();
  const categories = goods.restaurantCategories.map((category, displayOrder): RestaurantCategoryState => ({
    ...category,
    id: seededId(`restaurant category ${category.slug}`),
    active: true,
    displayOrder,
  }));
  const products: RestaurantProductState[] = [];
  for (const { picture, ...product } of goods.restaurantProducts) {
    products.push({
      ...product,
      id: seededId(`restaurant product ${product.name}`),
      imageUrl: await placePicture(imagesFolder, picture, `wholesale-${pictureName(product.name)}`),
      soldOutDate: null,
      active: true,
      displayOrder: products.filter(({ category }) => category === product.category).length,
      discountTags: [...DISCOUNT_TIERS],
      version: 1,
    });
  }
  await dataSource.transaction(async (manager) => {
    await manager.query(RESTAURANT_CATEGORY.upsert(), [JSON.stringify(categories)]);
    await manager.query(RESTAURANT_PRODUCT.upsert(), [JSON.stringify(products)]);
    await appendEvents(manager, 'catalog', [
      ...categories.map((after): NewEvent => {
        const subject = `restaurant-category:${after.id}`;
        return { type: 'restaurant-category.created', subject, after };
      }),
      ...products.map((after): NewEvent => {
        const subject = `restaurant-product:${after.id}`;
        return { type: 'restaurant-product.created', subject, after };
      }),
    ]);
  });
}
