import { describe, expect, it } from '@jest/globals';
import { itemOf, LEAVE_ALL, leavesAll } from './override-form.tsx';

describe('itemOf', () => {
  it('only chosen changes are sent: a price, following the chain, or selling', () => {
    expect(itemOf('p', { ...LEAVE_ALL, ourPrice: 'set', ourPriceText: '$4.50' })).toEqual({
      kind: 'retail',
      productId: 'p',
      ourPrice: 4.5,
    });
    expect(itemOf('p', { ...LEAVE_ALL, retailPrice: 'follow', sold: 'no' })).toEqual({
      kind: 'retail',
      productId: 'p',
      retailPrice: null,
      active: false,
    });
    expect(itemOf('p', { ...LEAVE_ALL, sold: 'follow' })).toMatchObject({ active: null });
  });

  it.each([LEAVE_ALL, { ...LEAVE_ALL, ourPrice: 'set' as const, ourPriceText: 'four' }])(
    'nothing chosen, and a price that cannot be read, send nothing: %j',
    (choices) => {
      expect(itemOf('p', choices)).toBeNull();
    },
  );

  it('a choice counts as entered before it can be read', () => {
    expect(leavesAll(LEAVE_ALL)).toBe(true);
    expect(leavesAll({ ...LEAVE_ALL, ourPrice: 'set', ourPriceText: 'four' })).toBe(false);
    expect(leavesAll({ ...LEAVE_ALL, sold: 'no' })).toBe(false);
  });
});
