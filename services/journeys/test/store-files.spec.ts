import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OverrideMatrix, Product, ProductImportResult, StaffStore } from '@larder/contracts';
import { SpecifiedClient } from './specified-client.js';
import { threeStores } from './three-stores.js';

/** Files with columns of stores, through the gateway. */

const IMPORT = '/api/admin/products/import';
const mark = `f${Date.now().toString(36)}`;
const name = `In files ${mark}`;

let client: SpecifiedClient;
let b: StaffStore;
let c: StaffStore;
let id = '';

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
  ({ b, c } = await threeStores(client, mark));
  const product = { description: name, size: '1 lb', retailPrice: 10, ourPrice: 8, category: 'produce' };
  id = (await client.json<Product>('POST', '/api/admin/products', product)).id;
});

beforeEach(async () => {
  await client.json('PATCH', `/api/admin/products/${id}`, { ourPrice: 8, active: true, everywhere: true });
});

afterAll(async () => {
  await client.call('DELETE', `/api/admin/products/${id}`);
  for (const store of [b, c]) await client.call('PATCH', `/api/admin/stores/${store.id}`, { active: false });
});

const file = (columns: string[], cells: string[]): string =>
  [
    ['category', 'description', 'size', 'retailPrice', 'ourPrice', ...columns].join(','),
    ['produce', name, '1 lb', '10', '8', ...cells].join(','),
  ].join('\n');

const give = async (csvContent: string): Promise<ProductImportResult> =>
  await client.json<ProductImportResult>('POST', IMPORT, { csvContent, confirm: true });

/** Stores' overrides of our price, by short name. */
async function ownPrices(): Promise<Record<string, number | null>> {
  const { rows } = await client.json<OverrideMatrix>('GET', `/api/admin/overrides/matrix?product=${id}`);
  const own = Object.entries((rows[0]?.stores ?? {}) as Record<string, { ourPrice: number | null }>);
  return Object.fromEntries(own.map(([slug, { ourPrice }]) => [slug, ourPrice]));
}

describe('a file with columns of stores', () => {
  it('a filled cell is a price of only that store, and the same file again changes nothing', async () => {
    const csv = file([`ourPrice@${b.slug}`, `ourPrice@${c.slug}`], ['5.25', '']);
    const preview = await client.json<ProductImportResult>('POST', `${IMPORT}?dryRun=1`, { csvContent: csv });
    expect(preview).toMatchObject({
      unchanged: 1,
      pricesChanged: 1,
      notes: expect.stringContaining('Changed values of single stores: 1.'),
    });
    expect(await ownPrices()).toEqual({});
    expect(await give(csv)).toMatchObject({ success: 1, changeId: expect.any(String) });
    expect(await ownPrices()).toEqual({ [b.slug]: 5.25 });
    expect(await give(csv)).not.toHaveProperty('changeId');
  });

  it('an empty cell follows the chain again, and a store without a column keeps its price', async () => {
    await give(file([`ourPrice@${b.slug}`, `ourPrice@${c.slug}`], ['5.25', '6']));
    await give(file([`ourPrice@${b.slug}`], ['']));
    expect(await ownPrices()).toEqual({ [c.slug]: 6 });
    await give(file([], []));
    expect(await ownPrices()).toEqual({ [c.slug]: 6 });
  });

  it("undoing an import restores the stores' overrides", async () => {
    const { changeId } = await give(file([`ourPrice@${b.slug}`], ['5.25']));
    expect(await ownPrices()).toEqual({ [b.slug]: 5.25 });
    await client.json('POST', `/api/admin/changes/catalog/${changeId}/undo`);
    expect(await ownPrices()).toEqual({});
  });

  it('an exported file has the columns, and importing it changes nothing', async () => {
    await give(file([`ourPrice@${b.slug}`, `active@${b.slug}`], ['5.25', 'no']));
    const path = `/api/admin/products/export?includeInactive=true&stores=${b.slug}&stores=${c.slug}`;
    const csvContent = await (await client.call('GET', path)).text();
    expect(csvContent.split('\n')[0]).toContain(`ourPrice@${b.slug},retailPrice@${b.slug},active@${b.slug},ourPrice@`);
    expect(csvContent.split('\n').find((line) => line.includes(id))).toMatch(/,5\.25,,false,,,\r?$/);
    const again = await client.json<ProductImportResult>('POST', `${IMPORT}?dryRun=1`, { csvContent });
    expect([again.created, again.updated, again.pricesChanged]).toEqual([0, 0, 0]);
  });

  it('an export of overrides has a row for each, and its import changes nothing', async () => {
    await give(file([`ourPrice@${b.slug}`, `active@${b.slug}`, `ourPrice@${c.slug}`], ['5.25', 'no', '6']));
    const csv = await (await client.call('GET', '/api/admin/products/export/overrides')).text();
    const [header = '', ...rows] = csv.trim().split('\r\n');
    expect(header).toBe('store,id,description,size,ourPrice,retailPrice,active');
    const own = rows.filter((row) => row.includes(id));
    expect(own.toSorted()).toEqual(
      [`${b.slug},${id},${name},1 lb,5.25,,false`, `${c.slug},${id},${name},1 lb,6.00,,`].toSorted(),
    );
    const again = await client.json<ProductImportResult>('POST', `${IMPORT}?dryRun=1`, { csvContent: csv });
    expect([again.created, again.updated, again.failed, again.pricesChanged, again.notes]).toEqual([0, 0, 0, 0, '']);
    expect(await give(csv)).not.toHaveProperty('changeId');

    // A filled cell is the store's price, an empty one follows the chain, and missing rows keep their values.
    const long = [`store,id,ourPrice`, `${b.slug},${id},`, `${c.slug},${id},7.5`].join('\n');
    expect(await give(long)).toMatchObject({ success: 2, created: 0, changeId: expect.any(String) });
    expect(await ownPrices()).toEqual({ [b.slug]: null, [c.slug]: 7.5 });
  });

  it('a row of the long form is refused for an unknown store, and skipped for an unknown or repeated product', async () => {
    const none = id.replace(/^.{8}/, '00000000');
    const answer = await client.call('POST', IMPORT, { csvContent: `store,id,ourPrice\nnowhere,${id},5` });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      400,
      'Row 2 names nowhere, which is not an open store.',
    ]);
    const rows = [`${b.slug},${none},5`, `${b.slug},${id},5`, `${b.slug},${id},6`];
    const { errors, failed } = await give(['store,id,ourPrice', ...rows].join('\n'));
    expect([failed, errors]).toEqual([
      2,
      [
        { row: 2, error: 'There is no product with this id.' },
        { row: 4, error: 'Row 3 already has this product in this store.' },
      ],
    ]);
    expect(await ownPrices()).toEqual({ [b.slug]: 5 });
  });

  it('a column of an unknown store is refused, and so is a repeated one', async () => {
    const refused = async (columns: string[]): Promise<[number, string]> => {
      const cells = columns.map(() => '1');
      const answer = await client.call('POST', IMPORT, { csvContent: file(columns, cells) });
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    expect(await refused(['ourPrice@nowhere'])).toEqual([400, 'The column ourprice@nowhere belongs to no open store.']);
    const twice = [`ourPrice@${b.slug}`, `OURPRICE@${b.slug}`];
    expect(await refused(twice)).toEqual([400, `The file has the column ourprice@${b.slug} twice.`]);
    expect(await ownPrices()).toEqual({});
  });
});
