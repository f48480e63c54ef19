import type { BatchState, PriceBatchItem } from '@larder/contracts';
import { instantOf, LIMITS, MAX_DAYS_AHEAD, Refusal, sentence } from '@larder/kernel';
import type { OverridePatch } from '../overrides/override-patch.js';
import { priceCents } from '../product-input.js';
import { tooManyPairs } from '../product.errors.js';
import type { PriceBatchItemEntity } from './price-batch.entity.js';

export type BatchItem = Omit<PriceBatchItemEntity, 'batchId'>;

export interface BatchTimes {
  storeId: string;
  startsAt: Date;
  endsAt: Date | null;
}

interface PlannedTimes {
  startsAt: string;
  endsAt: string | null;
}

/** Starts are compared by minutes, because typed times have no seconds; the form may have been open for one more. */
const minuteOf = (at: Date): number => Math.floor(at.getTime() / 60_000);

/** When a batch starts and ends in each store. @throws Refusal `invalid` */
export function planTimes(
  { startsAt, endsAt }: PlannedTimes,
  stores: readonly { id: string; timeZone: string }[],
  now: Date,
): BatchTimes[] {
  if (stores.length === 0) throw new Refusal('invalid', 'Name at least one store and one product.');
  return stores.map(({ id, timeZone }) => {
    const starts = instantIn(startsAt, timeZone);
    const ends = endsAt === null ? null : instantIn(endsAt, timeZone);
    if (minuteOf(starts) < minuteOf(now) - 1) throw new Refusal('invalid', 'The start must not be in the past.');
    if (starts.getTime() > now.getTime() + MAX_DAYS_AHEAD * 86_400_000)
      throw new Refusal('invalid', 'The start must be within a year.');
    if (ends !== null && ends <= starts)
      throw new Refusal('invalid', 'The end must be after the start in every store.');
    return { storeId: id, startsAt: starts, endsAt: ends };
  });
}

/** @param text an instant, or a time on the clock of that zone: "2026-12-01T09:00". */
function instantIn(text: string, timeZone: string): Date {
  const [, day, clock] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(text) ?? [];
  return day === undefined || clock === undefined ? new Date(text) : instantOf(day, clock, timeZone);
}

/** @throws Refusal `invalid` without items, for an empty item, and for a product that is named twice. */
export function readItems(items: readonly PriceBatchItem[]): BatchItem[] {
  if (items.length === 0) throw new Refusal('invalid', 'Name at least one store and one product.');
  const seen = new Set<string>();
  return items.map(({ productId, retailPrice, ourPrice, active = null }, place) => {
    if (seen.has(productId))
      throw new Refusal('invalid', sentence('items.{place}: {id} is named twice.', { place, id: productId }));
    seen.add(productId);
    const item = { productId, retailPriceCents: cents(retailPrice), ourPriceCents: cents(ourPrice), active };
    if (item.retailPriceCents === null && item.ourPriceCents === null && active === null)
      throw new Refusal('invalid', sentence('items.{place}: there is nothing to change.', { place }));
    return item;
  });
}

const cents = (dollars: number | undefined): number | null => (dollars === undefined ? null : priceCents(dollars));

/** A batch without an end writes every pair in one transaction. @throws Refusal `invalid` */
export function refuseTooMany(stores: number, items: number, hasEnd: boolean): void {
  if (!hasEnd && stores * items > LIMITS.overridesAtOnce) throw tooManyPairs();
}

/** A batch's state from its stores' states: running while it runs anywhere, planned while it will start anywhere. */
export function stateOf(stores: readonly BatchState[]): BatchState {
  const has = (state: BatchState): boolean => stores.includes(state);
  if (has('running')) return 'running';
  if (has('planned')) return 'planned';
  if (has('applied')) return 'applied';
  return has('ended') ? 'ended' : 'cancelled';
}

/** The item's prices and availability; fields that it does not set are absent. */
export function saidBy({ retailPriceCents, ourPriceCents, active }: Omit<BatchItem, 'productId'>): OverridePatch {
  return {
    ...(retailPriceCents === null ? {} : { retailPriceCents }),
    ...(ourPriceCents === null ? {} : { ourPriceCents }),
    ...(active === null ? {} : { active }),
  };
}
