import type {
  PassedSlip,
  PassedSlipState,
  ProductHistoryEntry,
  ProductState,
  RetailOverrideState,
} from '@larder/contracts';
import { centsToDollars } from '@larder/kernel';
import { dollarsOrNull } from '../product-view.js';

export interface LoggedChange {
  number: number;
  at: Date;
  by: string | null;
  store: string | null;
  before: ProductState | RetailOverrideState | null;
  after: ProductState | RetailOverrideState | null;
  /** Null when the price guard found none. */
  slips: readonly PassedSlipState[] | null;
}

/** Leaves out the version, which is internal. A store's price of null follows the chain. */
export function historyEntry({ number, at, by, store, before, after, slips }: LoggedChange): ProductHistoryEntry {
  return {
    number,
    kind: store !== null ? 'updated' : before === null ? 'created' : after === null ? 'deleted' : 'updated',
    at: at.toISOString(),
    by,
    store,
    oldRetailPrice: dollarsOrNull(before?.retailPriceCents),
    newRetailPrice: dollarsOrNull(after?.retailPriceCents),
    oldOurPrice: dollarsOrNull(before?.ourPriceCents),
    newOurPrice: dollarsOrNull(after?.ourPriceCents),
    changed: store !== null || (before && after) ? changedFields({ ...before }, { ...after }).join(', ') : '',
    ...(slips && { slips: slips.map(passedSlip) }),
  };
}

function passedSlip({ fromCents, toCents, ...slip }: PassedSlipState): PassedSlip {
  return { ...slip, from: dollarsOrNull(fromCents), to: centsToDollars(toCents) };
}

/** Prices by their API names, which users know. */
const NAMES: Readonly<Record<string, string>> = { retailPriceCents: 'retailPrice', ourPriceCents: 'ourPrice' };

/** Absent values are null: a store without own values has no row. */
function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const keys = Object.keys({ ...before, ...after }).filter((key) => key !== 'version');
  return keys.filter((key) => (after[key] ?? null) !== (before[key] ?? null)).map((key) => NAMES[key] ?? key);
}
