import type { DiscountCodeInput, DiscountCodeState } from '@larder/contracts';
import { isVisible, readDiscountCode } from '@larder/kernel';

export type DiscountCodeChange =
  | { kind: 'invalid-code' }
  | { kind: 'no-restaurant' }
  | { kind: 'other-customer' }
  | { kind: 'stale' }
  | { kind: 'same' }
  | { kind: 'changed'; after: DiscountCodeState };

/** Requires four characters and a restaurant's name. @param ownCustomerId used unless the input names a customer. */
export function newDiscountCode(id: string, ownCustomerId: string, input: DiscountCodeInput): DiscountCodeChange {
  const blank: DiscountCodeState = {
    id,
    code: '',
    restaurantName: '',
    contactPerson: null,
    email: null,
    phone: null,
    tier: 'tier0',
    active: true,
    customerId: input.customerId ?? ownCustomerId,
    version: 0,
  };
  const { version: _version, code = '', ...fields } = input;
  return changeDiscountCode(blank, { ...fields, code });
}

/** Absent fields keep their values; empty contact fields become null. */
export function changeDiscountCode(before: DiscountCodeState, input: DiscountCodeInput): DiscountCodeChange {
  if (input.customerId !== undefined && input.customerId !== before.customerId) {
    return { kind: 'other-customer' };
  }
  const code = input.code === undefined ? before.code : readDiscountCode(input.code);
  if (code === null) return { kind: 'invalid-code' };
  const { storeIds: _stores, ...others } = before;
  const storeIds = storesOf(input.storeIds === undefined ? before.storeIds : input.storeIds);
  const after: DiscountCodeState = {
    ...others,
    code,
    restaurantName: input.restaurantName?.trim() ?? before.restaurantName,
    contactPerson: contact(input.contactPerson, before.contactPerson),
    email: contact(input.email, before.email),
    phone: contact(input.phone, before.phone),
    tier: input.tier ?? before.tier,
    active: input.active ?? before.active,
    ...(storeIds ? { storeIds } : {}),
  };
  if (!isVisible(after.restaurantName)) return { kind: 'no-restaurant' };
  const keys = Object.keys(others) as (keyof typeof others)[];
  const isSame =
    keys.every((key) => after[key] === before[key]) && String(storeIds) === String(storesOf(before.storeIds));
  if (isSame) return { kind: 'same' };
  if (input.version !== undefined && input.version !== before.version) return { kind: 'stale' };
  return { kind: 'changed', after: { ...after, version: before.version + 1 } };
}

/** Sorted, so that equal sets of stores are equal. */
const storesOf = (ids: readonly string[] | null | undefined): string[] | null => ids?.toSorted() ?? null;

function contact(given: string | null | undefined, before: string | null): string | null {
  return given === undefined ? before : given?.trim() || null;
}
