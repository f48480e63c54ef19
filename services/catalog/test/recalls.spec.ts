import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { StaffProduct } from '@larder/contracts';
import { eventually } from '@larder/testing';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { inSeconds, planBatch, showsPrices, withoutBatches } from './batch-desk.js';
import { insertProduct } from './product-builder.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => withoutBatches(desk));

afterAll(async () => desk?.close());

/** @returns the id of the change */
const recall = async (): Promise<string> =>
  (await desk.send('patch', `products/${desk.product}`, { active: false, everywhere: true }).expect(200)).body.changeId;

const undo = async (changeId: string): Promise<string> =>
  (await desk.send('post', `changes/catalog/${changeId}/undo`).expect(200)).body.changeId;

const runningBatch = async (): Promise<string> =>
  await planBatch(desk, {
    startsAt: inSeconds(0),
    items: [{ kind: 'retail', productId: desk.product, active: true, ourPrice: 5 }],
  });

it('the undo of a recall restores the prices of stores and running batches, and it can be redone', async () => {
  await desk.setIn('c', { ourPrice: 6 }).expect(200);
  await runningBatch();
  await showsPrices(desk, 5, 5, 6);
  const changeId = await recall();
  const listed = await desk.staff('/api/admin/changes/catalog').expect(200);
  expect(listed.body.changes[0]).toMatchObject({ id: changeId, kind: 'product-recalled' });
  const again = await undo(changeId);
  await showsPrices(desk, 5, 5, 6);
  expect(await desk.rows()).toMatchObject([{ store_id: desk.ids['c'] }]);
  await undo(again);
  await showsPrices(desk, undefined, undefined, undefined);
  expect(await desk.rows()).toEqual([]);
});

it('a planned batch has the product again after the undo of a recall', async () => {
  await planBatch(desk, { startsAt: inSeconds(2) });
  await undo(await recall());
  expect(await desk.prices()).toEqual([7.99, 7.99, 7.99]);
  await showsPrices(desk, 5, 5, 7.99);
});

it('a batch for every store changes the chain, although one of its products was recalled', async () => {
  const other = await insertProduct(desk.database, { ourPriceCents: 300, retailPriceCents: 400 });
  const items = [desk.product, other].map((productId) => ({ kind: 'retail', productId, ourPrice: 3.5 }));
  await planBatch(desk, { stores: ['a', 'b', 'c'], startsAt: inSeconds(2), endsAt: null, items });
  await recall();
  await eventually(async () => {
    const { body } = await desk.staff('/api/products?includeInactive=true').expect(200);
    const prices = (body as StaffProduct[]).map(({ id, ourPrice, differs }) => [id, ourPrice, differs]);
    expect(new Set(prices)).toEqual(
      new Set([
        [desk.product, 7.99, undefined],
        [other, 3.5, undefined],
      ]),
    );
  });
});

it('the undo of a recall is refused while another batch has the product at that time, and names it', async () => {
  await planBatch(desk);
  const changeId = await recall();
  const other = await planBatch(desk, { name: 'Meanwhile', stores: ['b'] });
  const { body } = await desk.send('post', `changes/catalog/${changeId}/undo`).expect(409);
  expect(body.message).toMatch(/^The batch "Meanwhile" already sets .* in the store b at that time\.$/);
  expect(await desk.prices()).toEqual([undefined, undefined, undefined]);
  await desk.send('post', `price-batches/${other}/cancel`).expect(200);
  await undo(changeId);
  expect(await desk.prices()).toEqual([7.99, 7.99, 7.99]);
});

it('the undo of a recall reads each batch once, in however many stores it is planned', async () => {
  await planBatch(desk, { stores: ['a', 'b', 'c'] });
  const changeId = await recall();
  const statements = jest.spyOn(PostgresQueryRunner.prototype, 'query');
  await undo(changeId);
  const reads = statements.mock.calls.filter(([sql]) => sql.includes('SELECT name FROM catalog.price_batch'));
  statements.mockRestore();
  expect(reads).toHaveLength(1);
});

it('an undone recall brings back no price of a batch that has ended', async () => {
  const id = await runningBatch();
  await showsPrices(desk, 5, 5, 7.99);
  const changeId = await recall();
  await desk.send('post', `price-batches/${id}/end`).expect(200);
  await undo(changeId);
  expect(await desk.prices()).toEqual([7.99, 7.99, 7.99]);
});

it('the price proof knows when a batch lost a recalled product and had it again', async () => {
  const id = await runningBatch();
  await showsPrices(desk, 5, 5, 7.99);
  const instants: string[] = [];
  const now = async (): Promise<void> => {
    await pause(50);
    instants.push(new Date().toISOString());
    await pause(50);
  };
  await now();
  const changeId = await recall();
  await now();
  await undo(changeId);
  await now();
  await desk.send('post', `price-batches/${id}/end`).expect(200);
  await now();
  const priceAt = async (at: string): Promise<number> =>
    (await desk.staff(`/api/admin/products/${desk.product}/price-at?store=b&at=${at}`).expect(200)).body.ourPrice.price;
  expect(await Promise.all(instants.map(priceAt))).toEqual([5, 7.99, 5, 7.99]);
});
