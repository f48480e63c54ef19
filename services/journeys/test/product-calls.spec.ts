import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClearedProducts, Product, ProductImportResult, Settings } from '@larder/contracts';
import { eventually } from '@larder/testing';
import { send } from './running-system.js';
import { SHOWINGS, SpecifiedClient } from './specified-client.js';

/** The retail calls of the specification's part 1 §7, verbatim, through the gateway. */

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const DRAFT = {
  description: 'Contract Test Cabbage',
  chineseName: '測試白菜',
  detailedDescription: '**Crisp**',
  size: '2 lb',
  retailPrice: 5.99,
  ourPrice: 4.49,
  category: 'produce',
  active: true,
  imageUrl: null,
};

let client: SpecifiedClient;

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
});

const adminList = async (): Promise<Product[]> => await client.json('GET', '/api/products?includeInactive=true');
const find = async (id: string): Promise<Product | undefined> => (await adminList()).find((each) => each.id === id);
const created = async (fields: object = {}): Promise<Product> =>
  await client.json('POST', '/api/admin/products', { ...DRAFT, ...fields });
const removed = async (id: string): Promise<void> => void (await client.json('DELETE', `/api/admin/products/${id}`));

describe('reading', () => {
  it('GET /api/products lists active products publicly', async () => {
    const answer = await send('/api/products');
    const list = (await answer.json()) as Product[];
    expect(answer.status).toBe(200);
    expect(list.length).toBeGreaterThan(100);
    expect(list.every(({ active }) => active)).toBe(true);
    expect(Object.keys(list[0] ?? {})).toEqual(
      expect.arrayContaining([
        'id',
        'description',
        'chineseName',
        'detailedDescription',
        'size',
        'retailPrice',
        'ourPrice',
        'category',
        'active',
        'imageUrl',
      ]),
    );
  });

  it('GET /api/products/category/{category} lists one category and refuses unknown ones', async () => {
    const list = (await (await send('/api/products/category/seafood')).json()) as Product[];
    expect(new Set(list.map(({ category }) => category))).toEqual(new Set(['seafood']));
    expect((await send('/api/products/category/toys')).status).toBe(404);
  });

  it('GET /api/products?includeInactive=true shows inactive products to staff only', async () => {
    const product = await created({ active: false });
    const anybody = (await (await send('/api/products?includeInactive=true')).json()) as Product[];
    expect(anybody.some(({ id }) => id === product.id)).toBe(false);
    expect(await find(product.id)).toMatchObject({ active: false });
    await removed(product.id);
  });

  it('GET /api/admin/settings is public: status and lastUpdated', async () => {
    const answer = await send('/api/admin/settings');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'live', lastUpdated: expect.any(String) });
  });
});

describe('changing', () => {
  it('PATCH /api/admin/settings {lastUpdated}', async () => {
    const lastUpdated = '2026-11-20T09:30:00.000Z';
    expect(await client.json<Settings>('PATCH', '/api/admin/settings', { lastUpdated })).toMatchObject({ lastUpdated });
  });

  it.each(SHOWINGS)('POST, PATCH {active} and DELETE of a product with the session shown by %s', async (showing) => {
    const posted = await client.call('POST', '/api/admin/products', DRAFT, showing);
    expect(posted.status).toBe(201);
    const product = (await posted.json()) as Product;
    expect(product).toMatchObject({ ...DRAFT, id: expect.any(String) });

    const patched = await client.call('PATCH', `/api/admin/products/${product.id}`, { active: false }, showing);
    expect(patched.status).toBe(200);
    expect(await patched.json()).toEqual(Object.assign({}, product, { active: false, version: product.version + 1 }));

    // The client sends a JSON content type and no body.
    const deleted = await client.call('DELETE', `/api/admin/products/${product.id}`, undefined, showing);
    expect(deleted.status).toBe(200);
    expect(await find(product.id)).toBeUndefined();
  });

  it('PATCH changes every field and clears optional ones with null', async () => {
    const product = await created();
    const after = {
      description: 'Napa',
      chineseName: null,
      detailedDescription: null,
      size: '1 each',
      retailPrice: 0,
      ourPrice: 0,
      category: 'groceries',
      active: false,
      imageUrl: null,
    };
    expect(await client.json('PATCH', `/api/admin/products/${product.id}`, after)).toMatchObject(after);
    await removed(product.id);
  });

  it('a data URL becomes a file that the gateway serves as an image only', async () => {
    const { id, imageUrl } = await created({ imageUrl: PIXEL });
    expect(imageUrl).toMatch(/^\/images\/products\/[\w-]+\.png$/);
    const picture = await send(imageUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    await removed(id);
  });

  it('POST /api/admin/upload/product-image, field image', async () => {
    const form = new FormData();
    form.set('image', new Blob([Buffer.from(PIXEL.split(',')[1] ?? '', 'base64')], { type: 'image/png' }), 'tofu.png');
    const answer = await send('/api/admin/upload/product-image', {
      method: 'POST',
      headers: client.headers(),
      body: form,
    });
    expect(answer.status).toBe(200);
    const { imageUrl } = (await answer.json()) as { imageUrl: string };
    expect((await send(imageUrl)).status).toBe(200);
  });

  it('POST /api/admin/products/reorder {productIds} accepts a complete order only', async () => {
    const before = (await adminList()).map(({ id }) => id);
    const moved = [...before.slice(1), before[0] ?? ''];
    await client.json('POST', '/api/admin/products/reorder', { productIds: moved });
    expect((await adminList()).map(({ id }) => id)).toEqual(moved);
    expect((await client.call('POST', '/api/admin/products/reorder', { productIds: before.slice(1) })).status).toBe(
      400,
    );
    await client.json('POST', '/api/admin/products/reorder', { productIds: before });
    expect((await adminList()).map(({ id }) => id)).toEqual(before);
  });
});

describe('files', () => {
  const csv = async (path: string): Promise<{ text: string; name: string | undefined; bytes: Buffer }> => {
    // A browser's navigation can only send the cookie.
    const answer = await send(path, { headers: client.headers('cookie') });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const name = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    return { bytes, text: bytes.toString(), name };
  };

  it('GET /api/admin/products/template is products_template.csv and can be imported unchanged', async () => {
    const { text, name } = await csv('/api/admin/products/template');
    expect(name).toBe('products_template.csv');
    expect(text.split(/\r?\n/, 1)[0]?.replace('\uFEFF', '')).toBe(
      'category,description,chineseName,size,retailPrice,ourPrice',
    );
    const result = await client.json<ProductImportResult>('POST', '/api/admin/products/import', { csvContent: text });
    expect(result).toMatchObject({ failed: 0, errors: [] });
  });

  it('GET /api/admin/products/export?includeInactive=true is products_export_{date}.csv, and imports without changes', async () => {
    const product = await created({ description: '=1+1, "quoted"\nand broken', active: false });
    const { text, name, bytes } = await csv('/api/admin/products/export?includeInactive=true');
    expect(name).toMatch(/^products_export_\d{4}-\d{2}-\d{2}\.csv$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const count = (await adminList()).length;
    const result = await client.json<ProductImportResult>('POST', '/api/admin/products/import', { csvContent: text });
    expect(result).toMatchObject({ success: count, failed: 0, errors: [], created: 0, updated: 0, unchanged: count });
    expect((await find(product.id))?.description).toBe('=1+1, "quoted"\nand broken');
    await removed(product.id);
  });

  it('POST /api/admin/products/import {csvContent} → {success, failed, errors[{row, error}], message}', async () => {
    const csvContent = [
      'category,description,size,retailPrice,ourPrice',
      'produce,Contract Row One,1 lb,2.99,1.99',
      'toys,Contract Row Two,1 lb,2.99,1.99',
      'seafood,"Contract, Row ""Three""",1 lb,2.99,1.99',
      'seafood,Contract Row Four,1 lb,-1,1.99',
    ].join('\n');
    const preview = await client.json<ProductImportResult>('POST', '/api/admin/products/import?dryRun=1', {
      csvContent,
    });
    expect(preview).toMatchObject({ success: 2, failed: 2, created: 2, dryRun: true });
    expect((await adminList()).some(({ description }) => description.startsWith('Contract'))).toBe(false);
    const result = await client.json<ProductImportResult>('POST', '/api/admin/products/import', { csvContent });
    expect(result).toMatchObject({
      success: 2,
      failed: 2,
      errors: [
        { row: 3, error: expect.any(String) },
        { row: 5, error: expect.any(String) },
      ],
      message: expect.any(String),
    });
    const rows = (await adminList()).filter(({ description }) => description.startsWith('Contract'));
    expect(rows.map(({ description }) => description).toSorted()).toEqual([
      'Contract Row One',
      'Contract, Row "Three"',
    ]);
    for (const { id } of rows) await removed(id);
  });

  describe('DELETE /api/admin/products/all', () => {
    let kept = '';

    // Restores the products for the browser journeys, without ids, which are never reused.
    afterAll(async () => {
      const withoutIds = kept.replace('\uFEFFid,', '\uFEFFunused,');
      const result = await client.json<ProductImportResult>('POST', '/api/admin/products/import', {
        csvContent: withoutIds,
      });
      if (result.failed > 0) throw new Error('The products did not come back.');
      // The gateway caches the list for a second, and the next reader must not get deleted products.
      const known = new Set((await adminList()).map(({ id }) => id));
      await eventually(async () => {
        const shown = (await (await send('/api/products')).json()) as Product[];
        if (shown.length === 0 || !shown.every(({ id }) => known.has(id))) throw new Error('The board is behind.');
      });
    });

    it('DELETE /api/admin/products/all returns {deletedCount} and empties the board', async () => {
      const { text } = await csv('/api/admin/products/export?includeInactive=true');
      kept = text;
      const count = (await adminList()).length;
      const answer = await client.json<ClearedProducts>('DELETE', '/api/admin/products/all');
      expect(answer.deletedCount).toBe(count);
      expect(await adminList()).toEqual([]);
    });
  });
});
