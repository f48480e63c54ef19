import { expect } from '@jest/globals';
import { addDays, instantOf } from '@larder/kernel';
import { eventually } from '@larder/testing';
import type { StoreDesk } from './store-desk.js';

/** A coming day and the next one, for plans by the clocks of stores. */
export const DAY = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
export const NEXT_DAY = addDays(DAY, 1);

export const instant = (day: string, clock: string, timeZone = 'America/Toronto'): string =>
  instantOf(day, clock, timeZone).toISOString();

export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

/** A batch of the desk's product in the stores a and b, in an hour and for an hour unless `fields` differ. */
export const batchOf = (desk: StoreDesk, fields: object = {}): object => ({
  name: 'Weekend',
  stores: ['a', 'b'],
  items: [{ kind: 'retail', productId: desk.product, ourPrice: 5 }],
  startsAt: inSeconds(3_600),
  endsAt: inSeconds(7_200),
  ...fields,
});

/** @returns the batch's id */
export async function planBatch(desk: StoreDesk, fields: object = {}): Promise<string> {
  const { body } = await desk.send('post', 'price-batches', batchOf(desk, fields)).expect(201);
  return body.id as string;
}

/** Waits until both replicas show these prices of the desk's product in the stores a, b and c. */
export async function showsPrices(desk: StoreDesk, ...prices: (number | undefined)[]): Promise<void> {
  await eventually(async () => expect([await desk.prices(), await desk.prices(desk.other)]).toEqual([prices, prices]));
}

export async function withoutBatches(desk: StoreDesk): Promise<void> {
  await desk.reset();
  await desk.database.query(
    'TRUNCATE catalog.price_batch, catalog.price_batch_store, catalog.price_batch_item, catalog.price_batch_exception',
  );
}
