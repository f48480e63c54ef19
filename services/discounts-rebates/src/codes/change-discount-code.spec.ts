import { describe, expect, it } from '@jest/globals';
import type { DiscountCodeState } from '@larder/contracts';
import { changeDiscountCode, newDiscountCode } from './change-discount-code.js';

const ID = '0197a3c0-0000-7000-8000-000000000001';
const CUSTOMER = '0197a3c0-0000-7000-8000-000000000002';

const golden: DiscountCodeState = {
  id: ID,
  code: 'GW88',
  restaurantName: 'Golden Wok',
  contactPerson: 'Ms Lau',
  email: null,
  phone: null,
  tier: 'tier2',
  active: true,
  customerId: CUSTOMER,
  version: 2,
};

describe('a new code', () => {
  it('a code is case-insensitive, and empty contact fields become null', () => {
    expect(newDiscountCode(ID, CUSTOMER, { code: ' gw88', restaurantName: ' Golden Wok ', email: ' ' })).toEqual({
      kind: 'changed',
      after: { ...golden, contactPerson: null, tier: 'tier0', version: 1 },
    });
  });
  it.each([undefined, '', 'ABC', 'ABCDE', 'AB-1'])('the code %p is refused', (code) => {
    expect(newDiscountCode(ID, CUSTOMER, { code, restaurantName: 'Golden Wok' })).toEqual({ kind: 'invalid-code' });
  });
  it.each([undefined, '', '  ', '\u200b'])('the restaurant name %p is refused', (restaurantName) => {
    expect(newDiscountCode(ID, CUSTOMER, { code: 'GW88', restaurantName })).toEqual({ kind: 'no-restaurant' });
  });
});

describe('changing a code', () => {
  it('a patch of {active} alone keeps the other fields', () => {
    expect(changeDiscountCode(golden, { active: false })).toEqual({
      kind: 'changed',
      after: { ...golden, active: false, version: 3 },
    });
  });
  it('a code patch distinguishes absent from emptied fields', () => {
    expect(changeDiscountCode(golden, { contactPerson: '' })).toMatchObject({ after: { contactPerson: null } });
    expect(changeDiscountCode(golden, { tier: 'tier3' })).toMatchObject({ after: { contactPerson: 'Ms Lau' } });
  });
  it('a code patch cannot change the customer', () => {
    expect(changeDiscountCode(golden, { customerId: ID })).toEqual({ kind: 'other-customer' });
    expect(changeDiscountCode(golden, { customerId: CUSTOMER })).toEqual({ kind: 'same' });
  });
  it('a code patch reports no change and stale versions', () => {
    expect(changeDiscountCode(golden, { code: 'gw88' })).toEqual({ kind: 'same' });
    expect(changeDiscountCode(golden, { active: false, version: 1 })).toEqual({ kind: 'stale' });
    expect(changeDiscountCode(golden, { code: 'gw88', version: 1 })).toEqual({ kind: 'same' });
  });
  it.each([
    [undefined, undefined, 'same'],
    [undefined, null, 'same'],
    [undefined, [ID], [ID]],
    [[ID], undefined, 'same'],
    [[ID], [ID], 'same'],
    [[ID, CUSTOMER], [CUSTOMER, ID], 'same'],
    [[ID], [CUSTOMER, ID], [ID, CUSTOMER]],
    [[ID], null, undefined],
  ])('a code of the stores %j that is given %j is then of %j', (before, given, after) => {
    const stored = before ? { ...golden, storeIds: before } : golden;
    const change = changeDiscountCode(stored, given === undefined ? {} : { storeIds: given });
    expect(change.kind === 'changed' ? change.after.storeIds : change.kind).toEqual(after);
  });
});
