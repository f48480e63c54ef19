import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type {
  DiscountCode,
  DiscountMatrix,
  DiscountTierConfig,
  ProductImportResult,
  RestaurantCategory,
} from '@larder/contracts';
import { send } from './running-system.js';
import { SpecifiedClient } from './specified-client.js';

/** The calls of the specification's part 2 §7, verbatim, through the gateway. */

let client: SpecifiedClient;

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
});

const unique = (): string => randomUUID().slice(0, 8);
const publicList = async <T>(path: string): Promise<T[]> => {
  const answer = await send(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T[];
};

describe('restaurant categories', () => {
  const all = async (): Promise<RestaurantCategory[]> => await client.json('GET', '/api/restaurant/categories/all');

  it('GET categories lists active ones publicly and /all every one for staff', async () => {
    const shown = await publicList<RestaurantCategory>('/api/restaurant/categories');
    expect(shown.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Rice & Noodles', 'Proteins', 'Vegetables', 'Sauces & Condiments']),
    );
    expect((await all()).length).toBeGreaterThanOrEqual(shown.length);
    expect((await send('/api/restaurant/categories/all')).status).toBe(401);
  });

  it('POST, PUT, PUT /reorder and DELETE', async () => {
    const body = {
      slug: `Test ${unique()}`,
      name: `Test ${unique()}`,
      colorScheme: 'teal',
      icon: 'Package',
      active: false,
    };
    const made = await client.json<RestaurantCategory>('POST', '/api/restaurant/categories', body);
    expect(made).toMatchObject({ slug: body.slug.toLowerCase().replace(/[^a-z0-9-]/g, '-'), active: false });
    const renamed = { ...body, name: `${body.name} too` };
    expect(await client.json('PUT', `/api/restaurant/categories/${made.id}`, renamed)).toMatchObject({
      name: renamed.name,
    });
    const before = await all();
    const moved = before.toReversed().map(({ id }, displayOrder) => ({ id, displayOrder }));
    await client.json('PUT', '/api/restaurant/categories/reorder', { categoryOrders: moved });
    expect((await all()).map(({ id }) => id)).toEqual(moved.map(({ id }) => id));
    await client.json('PUT', '/api/restaurant/categories/reorder', {
      categoryOrders: before.map(({ id }, displayOrder) => ({ id, displayOrder })),
    });
    await client.json('DELETE', `/api/restaurant/categories/${made.id}`);
    expect((await all()).some(({ id }) => id === made.id)).toBe(false);
  });

  it('a refused category call carries its sentence as message and error', async () => {
    const answer = await client.call('POST', '/api/restaurant/categories', { slug: '', name: '' });
    const { message, error } = (await answer.json()) as { message: string; error: string };
    expect([answer.status, error]).toEqual([400, message]);
  });
});

interface AdminProduct {
  id: string;
  name: string;
  active: boolean;
  discountTags: string;
}

describe('restaurant products', () => {
  const PATH = '/api/admin/restaurant/products';
  const all = async (): Promise<AdminProduct[]> => await client.json('GET', PATH);

  it('GET restaurant products lists active ones publicly and all for staff', async () => {
    const shown = await publicList<AdminProduct>('/api/restaurant/products');
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.every(({ active }) => active)).toBe(true);
    expect(shown.some((product) => 'discountTags' in product)).toBe(false);
    expect((await all()).length).toBeGreaterThanOrEqual(shown.length);
  });

  it('POST, PUT with {active} alone, PATCH /order and DELETE', async () => {
    const made = await client.json<AdminProduct>('POST', PATH, {
      name: `Test Noodles ${unique()}`,
      pricePerUnit: 12.5,
      discountTags: '["tier3","tier0"]',
    });
    expect(made).toMatchObject({ category: 'Rice & Noodles', unit: 'box', minOrderQuantity: 1, pricePerUnit: 12.5 });
    expect(JSON.parse(made.discountTags)).toEqual(['tier0', 'tier3']);
    const off = await client.json<AdminProduct>('PUT', `${PATH}/${made.id}`, { active: false });
    expect(off).toMatchObject({ name: made.name, active: false, pricePerUnit: 12.5 });
    await client.json('PATCH', `${PATH}/${made.id}/order`, { displayOrder: 7 });
    await client.json('DELETE', `${PATH}/${made.id}`);
    expect((await all()).some(({ id }) => id === made.id)).toBe(false);
    const nameless = await client.call('POST', PATH, { name: '  ' });
    expect([nameless.status, ((await nameless.json()) as { message: string }).message]).toEqual([
      400,
      'Product name is required',
    ]);
  });

  it('an exported restaurant CSV imports again without changes', async () => {
    const file = await send(`${PATH}/export/csv`, { headers: client.headers('cookie') });
    const text = await file.text();
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    // The specification's columns, before those that restore a deleted product exactly.
    expect(text).toMatch(/^\uFEFF?Name,Category,Description,Price Per Unit,Unit,Active,Display Order,Chinese Name,Id,/);
    const result = await client.json<ProductImportResult>('POST', `${PATH}/import/csv`, { csvContent: text });
    expect(result).toMatchObject({ failed: 0, errors: [], created: 0, updated: 0 });
    expect(result.success).toBe((await all()).length);
    const template = await send(`${PATH}/template/csv`, { headers: client.headers('cookie') });
    expect(template.status).toBe(200);
  });
});

describe('discount codes and tiers', () => {
  const PATH = '/api/admin/restaurant/discount-codes';

  it('GET, POST, PUT, PATCH {active} and DELETE of codes', async () => {
    const code = unique().slice(0, 4).toUpperCase();
    const body = {
      code,
      restaurantName: 'Contract Test Wok',
      contactPerson: '',
      email: '',
      phone: '',
      tier: 'tier1',
      active: true,
    };
    const made = await client.json<DiscountCode>('POST', PATH, body);
    expect(made).toMatchObject({ code, contactPerson: null, discountPercentage: 0.07, usageCount: 0 });
    expect(await client.json('PUT', `${PATH}/${made.id}`, { ...body, tier: 'tier3' })).toMatchObject({ tier: 'tier3' });
    expect(await client.json('PATCH', `${PATH}/${made.id}`, { active: false })).toMatchObject({ active: false });
    expect((await client.json<DiscountCode[]>('GET', PATH)).some(({ id }) => id === made.id)).toBe(true);
    await client.json('DELETE', `${PATH}/${made.id}`);
    const wrong = await client.call('POST', PATH, { ...body, code: 'ABC' });
    expect([wrong.status, ((await wrong.json()) as { message: string }).message]).toEqual([
      400,
      'Code must be exactly 4 alphanumeric characters',
    ]);
  });

  it('GET /api/admin/discount-tiers, PUT of one, and the matrix', async () => {
    const tiers = await client.json<DiscountTierConfig[]>('GET', '/api/admin/discount-tiers');
    expect(tiers.map(({ tier }) => tier)).toEqual(['tier0', 'tier1', 'tier2', 'tier3']);
    const gold = tiers[3];
    if (!gold) throw new Error('There is no fourth tier.');
    const { tierName, rebatePercentage, rebatePeriod, minPurchaseAmount, description } = gold;
    const body = { tierName, discountPercentage: 0.16, rebatePercentage, rebatePeriod, minPurchaseAmount, description };
    await client.json('PUT', `/api/admin/discount-tiers/${gold.id}`, body);
    const matrix = await client.json<DiscountMatrix>('GET', '/api/admin/restaurant/discount-matrix');
    expect(matrix.tiers[3]).toEqual({ tier: 'tier3', label: tierName, percentage: 0.16 });
    await client.json('PUT', `/api/admin/discount-tiers/${gold.id}`, { discountPercentage: gold.discountPercentage });
  });
});
