import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProductState, RestaurantCategoryState, RestaurantProductState, StoreState } from '@larder/contracts';
import type { DataSource } from 'typeorm';

/** The format of `demo/goods.json`; ids, picture addresses and versions are added when seeding. */
interface DemoGoods {
  store: Omit<StoreState, 'id' | 'status' | 'lastUpdatedAt' | 'isDefault'>;
  retailProducts: Omit<ProductState, 'id' | 'imageUrl' | 'version'>[];
  /** The six categories of the specification (part 2 §9), in the order of the page. */
  restaurantCategories: Omit<RestaurantCategoryState, 'id' | 'active' | 'displayOrder'>[];
  restaurantProducts: (Pick<
    RestaurantProductState,
    'name' | 'chineseName' | 'description' | 'category' | 'unit' | 'size' | 'pricePerUnitCents' | 'minOrderQuantity'
  > & { picture: string })[];
}

const FOLDER = fileURLToPath(new URL('../../demo/', import.meta.url));

export async function readDemoGoods(): Promise<DemoGoods> {
  return JSON.parse(await readFile(join(FOLDER, 'goods.json'), 'utf8')) as DemoGoods;
}

/** "Baby Bok Choy" → "baby-bok-choy", for file names. */
export function pictureName(description: string): string {
  return description
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Copies a demo picture, atomically. @returns its address, or null in production images, which have none. */
export async function placePicture(imagesFolder: string, picture: string, name: string): Promise<string | null> {
  const source = join(FOLDER, 'pictures', `${picture}.webp`);
  if (!existsSync(source)) return null;
  await mkdir(imagesFolder, { recursive: true });
  const target = join(imagesFolder, `${name}.webp`);
  await copyFile(source, `${target}.part`);
  await rename(`${target}.part`, target);
  return `/images/products/${name}.webp`;
}

/** Whether any product has an id from `seededId`: only those are UUIDs of version 8. */
export async function hasDemoGoods(dataSource: DataSource): Promise<boolean> {
  const isSeeded = `id::text LIKE '______________8%'`;
  const [row]: { left: boolean }[] = await dataSource.query(
    `SELECT EXISTS (SELECT FROM catalog.product WHERE ${isSeeded})
         OR EXISTS (SELECT FROM catalog.restaurant_product WHERE ${isSeeded}) AS left`,
  );
  return row?.left ?? false;
}

/** A UUID (version 8, RFC 9562) from a name, so that every machine has the same demo rows. */
export function seededId(name: string): string {
  const hex = createHash('sha256').update(`larder demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
