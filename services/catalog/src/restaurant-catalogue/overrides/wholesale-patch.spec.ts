import { describe, expect, it } from '@jest/globals';
import type { RestaurantProductState } from '@larder/contracts';
import { soldOutTodayPatch, soldOutUntilPatch, wholesalePatch } from './wholesale-patch.js';

const TODAY = '2026-11-24';
const OVER = '2026-11-23';

describe('what an override says', () => {
  it('in a wholesale override dollars become cents, null stays and absent fields stay absent', () => {
    expect(wholesalePatch({ pricePerUnit: 4.35, minOrderQuantity: null }, TODAY)).toEqual({
      pricePerUnitCents: 435,
      minOrderQuantity: null,
    });
    expect(wholesalePatch({ pricePerUnit: 0 }, TODAY)).toEqual({ pricePerUnitCents: 0 });
    expect(wholesalePatch({ pricePerUnit: null, active: false }, TODAY)).toEqual({
      pricePerUnitCents: null,
      active: false,
    });
  });

  it('setting one of the two sold-out days sets the other to a past day, so that the chain does not count here', () => {
    expect(wholesalePatch({ soldOutDate: TODAY }, TODAY)).toEqual({ soldOutDate: TODAY, soldOutUntil: OVER });
    expect(wholesalePatch({ soldOutUntil: '2026-11-30', soldOutDate: null }, TODAY)).toEqual({
      soldOutDate: OVER,
      soldOutUntil: '2026-11-30',
    });
    expect(() => wholesalePatch({ soldOutUntil: '2028-01-01' }, TODAY)).toThrow('soldOutUntil must be within a year.');
  });
});

describe('a store without some', () => {
  it.each([
    ['today: until midnight', TODAY, { soldOutDate: TODAY, soldOutUntil: OVER }],
    ['a later day: orders until that day', '2026-11-26', { soldOutDate: OVER, soldOutUntil: '2026-11-26' }],
    ['a day that is over: not sold out here', '2026-11-01', { soldOutDate: OVER, soldOutUntil: '2026-11-01' }],
    ['null: as the chain says', null, { soldOutDate: null, soldOutUntil: null }],
  ])('a store that has sold out: %s', (_what, day, patch) => expect(soldOutUntilPatch(day, TODAY)).toEqual(patch));

  it('a store that is for sale again needs no override, unless the chain is sold out', () => {
    const chain = { soldOutDate: null } as RestaurantProductState;
    expect(soldOutTodayPatch(false, chain, TODAY)).toEqual({ soldOutDate: null, soldOutUntil: null });
    const here = { soldOutDate: OVER, soldOutUntil: OVER };
    expect(soldOutTodayPatch(false, { ...chain, soldOutDate: TODAY }, TODAY)).toEqual(here);
    expect(soldOutTodayPatch(false, { ...chain, soldOutUntil: TODAY }, TODAY)).toEqual(here);
    expect(soldOutTodayPatch(true, chain, TODAY)).toEqual({ soldOutDate: TODAY, soldOutUntil: OVER });
  });
});
