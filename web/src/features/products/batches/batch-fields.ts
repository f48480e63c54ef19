import type { PriceBatchDetail, PriceBatchItem, PriceBatchPatch, Store } from '@larder/contracts';
import { centsToDollars, LIMITS, MAX_PRICE_CENTS, parsePriceCents } from '@larder/kernel';
import { toWallClock } from '../../../shared/time/store-time.ts';
import { scheduleTexts } from '../../../texts/products/batches.ts';

/** A product of a batch, with prices as typed; an empty one is not set. */
export interface ItemFields {
  productId: string;
  ourPrice: string;
  retailPrice: string;
  active: boolean | undefined;
}

export interface ScheduleFields {
  name: string;
  stores: string[];
  startsAt: string;
  endsAt: string;
  items: ItemFields[];
}

/** The name of a batch's copy, cut between characters. */
export const copiedName = (name: string): string =>
  scheduleTexts
    .copyOf(name)
    .slice(0, LIMITS.batchName)
    .replace(/\p{Surrogate}/u, '');

/** The items of a batch's copy: products that were deleted since cannot be planned again. */
export function copiedItems(items: readonly PriceBatchItem[], listed: readonly { id: string }[]): PriceBatchItem[] {
  const ids = new Set(listed.map(({ id }) => id));
  return items.filter(({ productId }) => ids.has(productId));
}

const typed = (price: number | undefined): string => (price === undefined ? '' : price.toFixed(2));

export const fieldsOfItem = ({ productId, ourPrice, retailPrice, active }: PriceBatchItem): ItemFields => ({
  productId,
  ourPrice: typed(ourPrice),
  retailPrice: typed(retailPrice),
  active,
});

/** Null when the text is not a valid price. */
export function priceOf(text: string): number | null {
  const cents = parsePriceCents(text);
  return cents === null || cents > MAX_PRICE_CENTS ? null : centsToDollars(cents);
}

/** Whether the item can be planned: prices are valid or blank, and at least one field is set. */
export const setsAnything = ({ ourPrice, retailPrice, active }: ItemFields): boolean =>
  [ourPrice, retailPrice].every((text) => text.trim() === '' || priceOf(text) !== null) &&
  (ourPrice.trim() !== '' || retailPrice.trim() !== '' || active !== undefined);

export function itemOfFields({ productId, ourPrice, retailPrice, active }: ItemFields): PriceBatchItem {
  const [our, retail] = [priceOf(ourPrice), priceOf(retailPrice)];
  return {
    kind: 'retail',
    productId,
    ...(our !== null && { ourPrice: our }),
    ...(retail !== null && { retailPrice: retail }),
    ...(active !== undefined && { active }),
  };
}

/** The times of a batch on the clock of its first store, as values of date inputs. */
export function timesOf(
  { startsAt, endsAt, stores: of }: PriceBatchDetail,
  stores: readonly Store[],
): Pick<ScheduleFields, 'startsAt' | 'endsAt'> {
  const zone = stores.find(({ slug }) => slug === of[0]?.store)?.timeZone ?? 'UTC';
  const local = (time: string): string => (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) ? time : toWallClock(time, zone));
  return { startsAt: local(startsAt), endsAt: endsAt === null ? '' : local(endsAt) };
}

/** The differences from the batch. An untouched time remains an instant, or local to each store. */
export function patchOf(fields: ScheduleFields, before: Pick<ScheduleFields, 'startsAt' | 'endsAt'>): PriceBatchPatch {
  const { startsAt, endsAt } = fields;
  return {
    name: fields.name.trim(),
    stores: fields.stores,
    items: fields.items.map(itemOfFields),
    ...(startsAt !== before.startsAt && { startsAt }),
    ...(endsAt !== before.endsAt && { endsAt: endsAt || null }),
  };
}
