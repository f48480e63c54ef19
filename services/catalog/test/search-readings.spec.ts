import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SearchReadings } from '@larder/contracts';
import { signIn, type SignedInStaff } from '@larder/testing';
import request from 'supertest';
import { insertProduct } from './product-builder.js';
import { insertRestaurantProduct } from './restaurant/restaurant-builder.js';
import { useCatalog } from './use-catalog.js';

const SHOWN = '/api/products/readings';
const ALL = '/api/admin/products/readings';

const { database, service } = useCatalog();
let staff: SignedInStaff;

beforeAll(async () => {
  staff = await signIn(database, 'read-only');
});

beforeEach(async () => {
  await database.query('TRUNCATE catalog.product, catalog.retail_override, catalog.restaurant_product');
});

const get = (path: string): request.Test => request(service.server).get(path).set(staff.headers);

async function characters(path: string): Promise<string[]> {
  const { body } = (await get(path).expect(200)) as { body: SearchReadings };
  return body.characters;
}

describe('readings of Chinese characters', () => {
  it('readings cover the names on public lists, in each form', async () => {
    await insertProduct(database, { description: 'Wings', chineseName: '雞翼' });
    expect(await characters(SHOWN)).toEqual(['翼 yi jik', '鸡雞鷄 ji gai']);
  });

  it('readings of hidden products are for staff only', async () => {
    await insertProduct(database, { description: 'Squid', chineseName: '魷', active: false });
    expect(await characters(SHOWN)).toEqual([]);
    expect(await characters(ALL)).toEqual(['鱿魷 you jau']);
  });

  it('readings cover restaurant products that only one store sells', async () => {
    const id = await insertRestaurantProduct(database, { chineseName: '魷', active: false });
    expect(await characters(SHOWN)).toEqual([]);
    await database.query(
      'INSERT INTO catalog.restaurant_override (store_id, product_id, active, version) VALUES ($1, $1, true, 1)',
      [id],
    );
    expect(await characters(SHOWN)).toEqual(['鱿魷 you jau']);
    await database.query('TRUNCATE catalog.restaurant_override');
  });

  it('readings do not change while no character is added or removed', async () => {
    const id = await insertProduct(database, { chineseName: '白菜' });
    const { headers } = await get(SHOWN).expect(200);
    const again = async (): Promise<number> =>
      (await get(SHOWN).set('if-none-match', headers['etag'] ?? '')).statusCode;
    const rename = async (name: string): Promise<unknown> =>
      await database.query(`UPDATE catalog.product SET chinese_name = $2 WHERE id = $1`, [id, name]);
    expect(await again()).toBe(304);
    await rename('菜白白');
    expect(await again()).toBe(304);
    await rename('白米');
    expect(await again()).toBe(200);
  });

  it('public readings may be cached by the gateway, those of staff never', async () => {
    expect((await get(SHOWN)).headers['cache-control']).toContain('public');
    expect((await get(ALL)).headers['cache-control']).toContain('no-store');
  });

  it('readings take at most 12 kB for 500 products', async () => {
    const names = madeUpNames(500);
    for (const chineseName of names) await insertProduct(database, { chineseName });
    const { text } = await get(SHOWN).expect(200);
    expect(new Set(names.join('')).size).toBe(DIFFERENT);
    expect(gzipSync(text).length).toBeLessThan(12_000);
  });
});

/** The demo's 246 products have 242 different characters. */
const DIFFERENT = 900;

/** Made-up names of four characters each from the whole table: less alike than names of food, they compress worse. */
function madeUpNames(count: number): string[] {
  const character = (number: number): string => String.fromCharCode(0x4e00 + (number % DIFFERENT) * 22);
  return Array.from({ length: count }, (_none, place) =>
    [0, 1, 2, 3].map((each) => character(place * 4 + each)).join(''),
  );
}
