import type { ProductDraft, ProductPatch, ProductState } from '@larder/contracts';
import { givenColumns, priceCents } from './product-input.js';
import { PRODUCT } from './product.entity.js';

const BLANK = PRODUCT.blank();

export function createProduct(id: string, draft: ProductDraft): ProductState {
  const { retailPrice, ourPrice, description, size, ...optional } = draft;
  return {
    ...BLANK,
    category: 'groceries',
    active: true,
    ...givenColumns(optional, BLANK),
    id,
    description: description.trim(),
    size: size.trim(),
    retailPriceCents: priceCents(retailPrice),
    ourPriceCents: priceCents(ourPrice),
    version: 1,
  };
}

/** `same`: the product already has these values. `stale`: it has others than the version that the editor saw. */
export type ProductChange = { kind: 'stale' } | { kind: 'same' } | { kind: 'changed'; after: ProductState };

/** Absent fields keep their values, emptied optional texts become null. Without a version the last write wins. */
export function changeProduct(before: ProductState, patch: ProductPatch): ProductChange {
  const { version, retailPrice, ourPrice, ...fields } = patch;
  const after: ProductState = { ...before, ...givenColumns(fields, BLANK) };
  if (retailPrice !== undefined) after.retailPriceCents = priceCents(retailPrice);
  if (ourPrice !== undefined) after.ourPriceCents = priceCents(ourPrice);
  const keys = Object.keys(after) as (keyof ProductState)[];
  if (keys.every((key) => after[key] === before[key])) return { kind: 'same' };
  if (version !== undefined && version !== before.version) return { kind: 'stale' };
  return { kind: 'changed', after: { ...after, version: before.version + 1 } };
}

/** Whether a patch names no field besides the version. */
export function isEmptyPatch({ version: _version, ...fields }: { version?: number }): boolean {
  return Object.values(fields).every((value) => value === undefined);
}
