import type { ProductPatch, ProductState } from '@larder/contracts';
import { optionalText, priceCents } from './product-input.js';

/** `stale`: the editor saw an older version. `same`: the product reads like that already. */
export type ProductChange = { kind: 'stale' } | { kind: 'same' } | { kind: 'changed'; after: ProductState };

/**
 * What a partial update makes of a product. Absent fields stay; empty optional texts become null; the version rises by one.
 * Without a version the last write wins.
 */
export function changeProduct(before: ProductState, patch: ProductPatch): ProductChange {
  if (patch.version !== undefined && patch.version !== before.version) return { kind: 'stale' };
  const after: ProductState = {
    ...before,
    description: patch.description?.trim() ?? before.description,
    chineseName: optional(patch.chineseName, before.chineseName),
    detailedDescription: optional(patch.detailedDescription, before.detailedDescription),
    size: patch.size?.trim() ?? before.size,
    retailPriceCents: cents(patch.retailPrice, before.retailPriceCents),
    ourPriceCents: cents(patch.ourPrice, before.ourPriceCents),
    category: patch.category ?? before.category,
    active: patch.active ?? before.active,
    imageUrl: optional(patch.imageUrl, before.imageUrl),
  };
  const keys = Object.keys(after) as (keyof ProductState)[];
  if (keys.every((key) => after[key] === before[key])) return { kind: 'same' };
  return { kind: 'changed', after: { ...after, version: before.version + 1 } };
}

/** Whether a patch names any field at all; the version alone changes nothing. */
export function isEmptyPatch({ version: _version, ...fields }: ProductPatch): boolean {
  return Object.values(fields).every((value) => value === undefined);
}

function optional(given: string | null | undefined, before: string | null): string | null {
  return given === undefined ? before : optionalText(given);
}

function cents(dollars: number | undefined, before: number): number {
  return dollars === undefined ? before : priceCents(dollars);
}
