import type { ProductHistoryEntry, ProductState } from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';

export interface LoggedChange {
  number: number;
  at: Date;
  by: string | null;
  store: string | null;
  before: ProductState | null;
  after: ProductState | null;
}

/** Without the version, which is internal. */
export function historyEntry({ number, at, by, store, before, after }: LoggedChange): ProductHistoryEntry {
  return {
    number,
    kind: before === null ? 'created' : after === null ? 'deleted' : 'updated',
    at: at.toISOString(),
    by,
    store,
    oldRetailPrice: before && centsToDollars(before.retailPriceCents),
    newRetailPrice: after && centsToDollars(after.retailPriceCents),
    oldOurPrice: before && centsToDollars(before.ourPriceCents),
    newOurPrice: after && centsToDollars(after.ourPriceCents),
    changed: before && after ? changedFields(before, after).join(', ') : '',
  };
}

/** Prices by their API names, which people know. */
const NAMES: Partial<Record<keyof ProductState, string>> = {
  retailPriceCents: 'retailPrice',
  ourPriceCents: 'ourPrice',
};

function changedFields(before: ProductState, after: ProductState): string[] {
  const keys = Object.keys(after) as (keyof ProductState)[];
  return keys.filter((key) => key !== 'version' && after[key] !== before[key]).map((key) => NAMES[key] ?? key);
}
