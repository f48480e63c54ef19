import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inSeconds, planBatch, showsPrices, withoutBatches } from './batch-desk.js';
import { StoreDesk } from './store-desk.js';

let desk: StoreDesk;

beforeAll(async () => {
  desk = await StoreDesk.open();
});

beforeEach(async () => {
  await withoutBatches(desk);
  await desk.database.query('TRUNCATE catalog.price_guard');
});

afterAll(async () => desk?.close());

const change = async (ourPrice: number): Promise<void> => {
  await desk.send('patch', `products/${desk.product}`, { ourPrice, confirm: true }).expect(200);
};

/** Ages all events in the log by that many days. */
const age = async (days: number): Promise<void> => {
  await desk.database.query(`UPDATE catalog.event_log SET occurred_at = occurred_at - make_interval(days => $1)`, [
    days,
  ]);
};

const lowest = async (store: string): Promise<number | undefined> => {
  const { body } = await desk.staff(`/api/admin/products/lowest?store=${store}`).expect(200);
  return (body.products as { productId: string; lowest: number }[]).find(({ productId }) => productId === desk.product)
    ?.lowest;
};

const shown = async (store: string): Promise<unknown> =>
  (await desk.staff(`/api/products?store=${store}`).expect(200)).body[0].lowest;

describe('the lowest price of the previous 30 days', () => {
  it('staff see the previous lowest price of each store, with its overrides and batches', async () => {
    expect(await lowest('a')).toBeUndefined();
    await change(6.99);
    await change(7.49);
    expect(await lowest('a')).toBe(6.99);
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    expect([await lowest('a'), await lowest('b')]).toEqual([6.99, 6.99]);
    await desk.setIn('b', { ourPrice: 5.5 }).expect(200);
    expect(await lowest('b')).toBe(5);
    const id = await planBatch(desk, {
      stores: ['c'],
      items: [{ kind: 'retail', productId: desk.product, ourPrice: 4 }],
      startsAt: inSeconds(0),
    });
    await showsPrices(desk, 7.49, 5.5, 4);
    await desk.send('post', `price-batches/${id}/end`).expect(200);
    expect([await lowest('a'), await lowest('c')]).toEqual([6.99, 4]);
  });

  it('shoppers see the previous lowest price beside a struck price, if the shop shows it', async () => {
    await change(6.99);
    expect(await shown('a')).toBeUndefined();
    await desk.send('put', 'price-guard', { mode: 'warn', secondPerson: false, showsLowest: true }).expect(200);
    expect([await shown('a'), await shown('b')]).toEqual([7.99, 7.99]);
    expect(
      (await desk.send('put', 'price-guard', { mode: 'warn', secondPerson: true }).expect(200)).body,
    ).toMatchObject({
      showsLowest: true,
    });
    await desk.send('patch', `products/${desk.product}`, { retailPrice: 6.99 }).expect(200);
    expect(await shown('a')).toBeUndefined();
    await desk.send('patch', `products/${desk.product}`, { retailPrice: 8 }).expect(200);
    expect(await shown('a')).toBe(7.99);
    await desk.send('put', 'price-guard', { mode: 'warn', secondPerson: false, showsLowest: false }).expect(200);
    expect(await shown('a')).toBeUndefined();
  });

  it('a price that changes while the setting is being saved does not hide the lowest price', async () => {
    await change(6.99);
    await desk.database.query(`
      CREATE FUNCTION catalog.dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.7); RETURN NULL; END';
      CREATE TRIGGER dawdle AFTER INSERT ON catalog.event_log FOR EACH ROW
        WHEN (NEW.type = 'price-guard.updated') EXECUTE FUNCTION catalog.dawdle()`);
    const saving = desk.send('put', 'price-guard', { mode: 'warn', secondPerson: false, showsLowest: true });
    const saved = saving.then(({ status }) => status);
    await pause(300);
    await change(7.49);
    await shown('a');
    expect(await saved).toBe(200);
    expect(await shown('a')).toBe(6.99);
    await desk.database.query('DROP FUNCTION catalog.dawdle() CASCADE');
  });

  it('prices that ended more than 30 days before do not count', async () => {
    await change(3);
    await change(8);
    await age(31);
    await change(7);
    expect(await lowest('a')).toBe(8);
  });

  it("a store's own price that was lost with its product counts, until that is 30 days ago", async () => {
    const csv = (await desk.staff('/api/admin/products/export').expect(200)).text;
    const deleteAndImport = async (): Promise<void> => {
      await desk.send('delete', `products/${desk.product}`).expect(200);
      await desk.send('post', 'products/import', { csvContent: csv }).expect(200);
    };
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    await desk.setIn('c', { ourPrice: 4 }).expect(200);
    await deleteAndImport();
    await age(31);
    await desk.setIn('b', { ourPrice: 6 }).expect(200);
    await deleteAndImport();
    expect([await lowest('b'), await lowest('c')]).toEqual([6, 7.99]);
  });

  it("a store's own price that was deleted with its product and is back is not a reduction", async () => {
    await desk.setIn('b', { ourPrice: 5 }).expect(200);
    const { body } = await desk.send('delete', `products/${desk.product}`).expect(200);
    expect(await lowest('b')).toBeUndefined();
    await desk.send('post', `changes/catalog/${body.changeId}/undo`).expect(200);
    expect([await lowest('a'), await lowest('b')]).toEqual([7.99, 5]);
  });
});
