import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ShelfTag } from '@larder/contracts';
import { inSeconds, planBatch, showsPrices, withoutBatches } from './batch-desk.js';
import { insertProduct } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => {
  await withoutBatches(desk);
  await desk.database.query('TRUNCATE catalog.shelf_tag');
});

afterAll(async () => desk?.close());

const tags = async (store: string): Promise<ShelfTag[]> =>
  (await desk.staff(`/api/admin/shelf-tags?store=${store}`).expect(200)).body.tags as ShelfTag[];

const mark = async (store: string, printed: readonly ShelfTag[]): Promise<number> => {
  const body = { tags: printed.map(({ productId, tag }) => ({ productId, tag })) };
  return (await desk.send('post', `shelf-tags/printed?store=${store}`, body).expect(200)).body.marked as number;
};

describe('shelf tags', () => {
  it('three changed prices need three tags, and none once they are marked printed', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 5; each++) ids.push(await insertProduct(desk.database, { ourPriceCents: 300 }));
    expect(await mark('a', await tags('a'))).toBe(6);
    expect(await tags('a')).toEqual([]);
    for (const id of ids.slice(0, 2)) await desk.send('patch', `products/${id}`, { ourPrice: 2.5 }).expect(200);
    await desk.setIn('a', { ourPrice: 7 }).expect(200);
    await desk.setIn('b', { ourPrice: 6 }).expect(200);
    const changed = await tags('a');
    expect(new Set(changed.map(({ productId }) => productId))).toEqual(new Set([...ids.slice(0, 2), desk.product]));
    expect(await tags('b')).toHaveLength(6);
    expect(await mark('a', changed)).toBe(3);
    expect(await tags('a')).toEqual([]);
  });

  it('a price changed after listing still needs a tag, and one changed back does not', async () => {
    await mark('a', await tags('a'));
    await desk.setIn('a', { ourPrice: 7 }).expect(200);
    const listed = await tags('a');
    await desk.setIn('a', { ourPrice: 6.5 }).expect(200);
    await mark('a', listed);
    expect(await tags('a')).toMatchObject([{ productId: desk.product, ourPrice: 6.5 }]);
    await desk.setIn('a', { ourPrice: 7 }).expect(200);
    expect(await tags('a')).toEqual([]);
  });

  it('marking can be undone for a day, also for tags printed before', async () => {
    await mark('a', await tags('a'));
    await desk.setIn('a', { ourPrice: 7 }).expect(200);
    const listed = await tags('a');
    const body = { tags: listed.map(({ productId, tag }) => ({ productId, tag })) };
    const { changeId } = (await desk.send('post', 'shelf-tags/printed?store=a', body).expect(200)).body;
    expect(await tags('a')).toEqual([]);
    const undone = await desk.send('post', `changes/catalog/${changeId}/undo`).expect(200);
    expect([undone.body.restored, await tags('a')]).toEqual([1, listed]);
  });

  it('a batch needs tags when it starts and when it ends', async () => {
    await mark('a', await tags('a'));
    const id = await planBatch(desk, { startsAt: inSeconds(0) });
    await showsPrices(desk, 5, 5, 7.99);
    expect(await tags('a')).toMatchObject([{ ourPrice: 5 }]);
    await mark('a', await tags('a'));
    await desk.send('post', `price-batches/${id}/end`).expect(200);
    expect(await tags('a')).toMatchObject([{ ourPrice: 7.99 }]);
  });

  it('a malformed tag is a 400 and an unknown store a 404', async () => {
    const body = { tags: [{ productId: desk.product, tag: 'x' }] };
    const answers = [
      await desk.send('post', 'shelf-tags/printed?store=a', body),
      await desk.staff('/api/admin/shelf-tags?store=nowhere'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 404]);
  });
});
