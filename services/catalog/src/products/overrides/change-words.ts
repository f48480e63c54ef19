import type { OverrideItem, RetailOverrideBody, RetailOverrideState } from '@larder/contracts';
import { isSilent } from '@larder/kernel';
import { priceCents } from '../product-input.js';

export type Words = Omit<RetailOverrideState, 'version'>;

/** Absent: left alone; null: follows the chain. */
export type WordsPatch = Partial<Words>;

const SILENT: Words = { retailPriceCents: null, ourPriceCents: null, active: null };

/** @param how `merge` leaves alone what is absent; `replace` makes it follow the chain. @returns null when nothing is left to say. */
export function changeWords(own: Words | null, patch: WordsPatch, how: 'merge' | 'replace'): Words | null {
  const { retailPriceCents, ourPriceCents, active } = own ?? SILENT;
  const before = how === 'merge' ? { retailPriceCents, ourPriceCents, active } : SILENT;
  const after: Words = { ...before, ...patch };
  return isSilent({ ...after }) ? null : after;
}

/** Whether the patch sets a price; a reset to the chain's price is not checked for slips. */
export const setsPrice = ({ retailPriceCents, ourPriceCents }: WordsPatch): boolean =>
  typeof retailPriceCents === 'number' || typeof ourPriceCents === 'number';

export function sameWords(one: Words | null, other: Words | null): boolean {
  const [a, b] = [one ?? SILENT, other ?? SILENT];
  return a.retailPriceCents === b.retailPriceCents && a.ourPriceCents === b.ourPriceCents && a.active === b.active;
}

/** Of prices that passed their contract. */
export function wordsPatch({
  retailPrice,
  ourPrice,
  active,
}: Pick<RetailOverrideBody | OverrideItem, 'retailPrice' | 'ourPrice' | 'active'>): WordsPatch {
  return {
    ...(retailPrice === undefined ? {} : { retailPriceCents: retailPrice === null ? null : priceCents(retailPrice) }),
    ...(ourPrice === undefined ? {} : { ourPriceCents: ourPrice === null ? null : priceCents(ourPrice) }),
    ...(active === undefined ? {} : { active }),
  };
}
