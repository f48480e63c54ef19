import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffProduct } from '@larder/contracts';
import type request from 'supertest';
import { insertProducts } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

beforeEach(async () => {
  await desk.database.query('TRUNCATE catalog.price_guard, catalog.change_set, catalog.changed_row');
  await desk.reset();
  await insertProducts(desk.database, 150);
});

const edit = (items: readonly object[], more: object = {}): request.Test =>
  desk.send('post', 'products/bulk', { items, ...more });

const everyone = async (): Promise<StaffProduct[]> => await desk.list('a');

describe('POST products/bulk', () => {
  it('a bulk edit changes prices, category and status, with an event for each, and can be undone', async () => {
    const before = await everyone();
    const items = before.map(({ id }, place) => ({
      id,
      ourPrice: 2,
      ...(place > 0 ? { category: 'seafood' } : { active: false }),
    }));
    const { body } = await edit(items).expect(200);
    expect(body).toMatchObject({ changed: 151, slips: 0, dryRun: false, changeId: expect.any(String) });
    const after = await everyone();
    expect(after).toHaveLength(150);
    expect(new Set(after.map(({ ourPrice, category }) => `${ourPrice} ${category}`))).toEqual(new Set(['2 seafood']));
    expect((await desk.logged()).filter(({ type }) => type === 'product.updated')).toHaveLength(151);
    await desk.send('post', `changes/catalog/${body.changeId}/undo`).expect(200);
    const values = (list: readonly StaffProduct[]): object[] =>
      list.map(({ version: _version, ...product }) => product);
    expect(values(await everyone())).toEqual(values(before));
  });

  it('a bulk edit is all or nothing, and names the faulty item', async () => {
    const before = await everyone();
    const [one, other] = before as [StaffProduct, StaffProduct];
    const nobody = randomUUID();
    for (const [items, sentence] of [
      [
        [
          { id: one.id, ourPrice: 1 },
          { id: other.id, ourPrice: -1 },
        ],
        /items\.1: ourPrice/,
      ],
      [
        [
          { id: one.id, ourPrice: 1 },
          { id: nobody, ourPrice: 1 },
        ],
        /^One of these products no longer exists\. Leave it out, and try again\.$/,
      ],
      [
        [
          { id: one.id, ourPrice: 1 },
          { id: one.id.toUpperCase(), ourPrice: 2 },
        ],
        /once/,
      ],
      [[], /nothing/],
    ] as const) {
      expect((await edit(items).expect(400)).body.message).toMatch(sentence);
    }
    const stale = [
      { id: one.id, ourPrice: 1 },
      { id: other.id, ourPrice: 1, version: other.version + 1 },
    ];
    expect((await edit(stale).expect(409)).body.current.id).toBe(other.id);
    expect(await everyone()).toEqual(before);
  });

  it('a plan lists the changes, and its hash is refused with a new one when they have changed since', async () => {
    const items = [{ id: desk.product, retailPrice: 8.99, ourPrice: 6.99 }];
    const { body: plan } = await edit(items, { dryRun: true }).expect(200);
    expect(plan).toMatchObject({
      dryRun: true,
      changes: [{ fields: ['retailPrice', 'ourPrice'], oldOurPrice: 7.99, newOurPrice: 6.99 }],
    });
    expect(plan.changeId).toBeUndefined();
    await desk.send('patch', `products/${desk.product}`, { ourPrice: 7.5 }).expect(200);
    const { body } = await edit(items, { hash: plan.hash }).expect(409);
    expect(body.preview).toMatchObject({ dryRun: true, changes: [{ oldOurPrice: 7.5 }] });
    await edit(items, { hash: body.preview.hash }).expect(200);
    expect(await desk.prices()).toEqual([6.99, 6.99, 6.99]);
  });

  it('a bulk edit asks about slips, and for many of them requires a second person where set', async () => {
    await desk.send('put', 'price-guard', { mode: 'ask', secondPerson: true }).expect(200);
    const slip = [{ id: desk.product, ourPrice: 799, retailPrice: 999 }];
    const { body: plan } = await edit(slip, { dryRun: true }).expect(200);
    expect(plan).toMatchObject({ slips: 1, changes: [{ slips: [{ kind: 'jump' }, { kind: 'jump' }] }] });
    await edit(slip).expect(409);
    await edit(slip, { confirm: true }).expect(200);
    const list = (await everyone()).filter(({ id }) => id !== desk.product).slice(0, 40);
    const many = list.map(({ id, ourPrice, retailPrice }) => ({
      id,
      ourPrice: ourPrice * 100,
      retailPrice: retailPrice * 100,
    }));
    expect((await edit(many, { dryRun: true }).expect(200)).body).toMatchObject({ needsSecondPerson: true });
    expect((await edit(many, { confirm: true }).expect(409)).body.needsSecondPerson).toBe(true);
  });

  it('a bulk edit without changes reports that and logs nothing', async () => {
    const { body } = await edit([{ id: desk.product, ourPrice: 7.99 }]).expect(200);
    expect(body).toMatchObject({ changed: 0, changes: [] });
    expect(body.changeId).toBeUndefined();
    expect(await desk.database.query('SELECT * FROM catalog.change_set')).toEqual([]);
  });
});
