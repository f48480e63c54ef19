import {
  RESTAURANT_LIST_EVENTS,
  type NewEvent,
  type RestaurantCategoryState,
  type RestaurantProductState,
} from '@larder/contracts';
import { DISCOUNT_TIERS } from '@larder/kernel';
import { appendEvents } from '@larder/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { RESTAURANT_CATEGORY } from '../../restaurant-catalogue/categories/restaurant-category.entity.js';
import { RESTAURANT_PRODUCT } from '../../restaurant-catalogue/products/restaurant-product.entity.js';
import { writeDemoPictures } from '../demo-pictures.js';
import { pictureName } from '../demo-product.js';
import { seededId } from '../seeded-id.js';
import { WHOLESALE_CATEGORIES } from './wholesale-categories.js';
import { WHOLESALE_FRESH } from './wholesale-fresh.js';
import type { WholesaleProduct } from './wholesale-product.js';
import { WHOLESALE_STAPLES } from './wholesale-staples.js';

const PRODUCTS: readonly WholesaleProduct[] = [...WHOLESALE_STAPLES, ...WHOLESALE_FRESH];

const pictureOf = ({ name }: Pick<WholesaleProduct, 'name'>): string => `wholesale-${pictureName(name)}`;

/**
 * Gives restaurants something to order: the known categories and demo products, logged as events like any other rows. Does
 * nothing where there are categories, or ever were: what staff have taken away stays away.
 */
export async function seedWholesale(dataSource: DataSource, imagesFolder: string | undefined): Promise<void> {
  if (!imagesFolder) throw new Error('IMAGES_DIR is not set.');
  const [{ used } = { used: true }]: { used: boolean }[] = await dataSource.query(
    `SELECT EXISTS (SELECT FROM catalog.restaurant_category)
         OR EXISTS (SELECT FROM catalog.restaurant_product)
         OR EXISTS (SELECT FROM catalog.event_log WHERE type = ANY($1)) AS used`,
    [RESTAURANT_LIST_EVENTS],
  );
  if (used) return;
  // Pictures first: a row must not name a file that is not there.
  await writeDemoPictures(
    imagesFolder,
    PRODUCTS.map((product) => ({ name: pictureOf(product), motif: product.motif })),
  );
  await dataSource.transaction(async (manager) => {
    const categories = await insertCategories(manager);
    const products = await insertProducts(manager);
    await appendEvents(manager, 'catalog', [
      ...categories.map((after): NewEvent => ({
        type: 'restaurant-category.created',
        subject: `restaurant-category:${after.id}`,
        storeId: null,
        before: null,
        after,
      })),
      ...products.map((after): NewEvent => ({
        type: 'restaurant-product.created',
        subject: `restaurant-product:${after.id}`,
        storeId: null,
        before: null,
        after,
      })),
    ]);
  });
}

async function insertCategories(manager: EntityManager): Promise<RestaurantCategoryState[]> {
  const states = WHOLESALE_CATEGORIES.map((category, displayOrder): RestaurantCategoryState => ({
    ...category,
    id: seededId(`restaurant category ${category.slug}`),
    active: true,
    displayOrder,
  }));
  await manager.query(RESTAURANT_CATEGORY.upsert(), [JSON.stringify(states)]);
  return states;
}

async function insertProducts(manager: EntityManager): Promise<RestaurantProductState[]> {
  const states = PRODUCTS.map(({ motif: _motif, ...product }): RestaurantProductState => ({
    ...product,
    id: seededId(`restaurant product ${product.name}`),
    imageUrl: `/images/products/${pictureOf(product)}.webp`,
    soldOutDate: null,
    active: true,
    displayOrder: PRODUCTS.filter(({ category }) => category === product.category).findIndex(
      ({ name }) => name === product.name,
    ),
    discountTags: [...DISCOUNT_TIERS],
    version: 1,
  }));
  await manager.query(RESTAURANT_PRODUCT.upsert(), [JSON.stringify(states)]);
  return states;
}
