import { describe, expect, it } from '@jest/globals';
import type { PriceBatchDetail, Store } from '@larder/contracts';
import { copiedItems, copiedName, fieldsOfItem, setsAnything, itemOfFields, patchOf, timesOf } from './batch-fields.ts';

const STORES = [{ slug: 'north', timeZone: 'America/Winnipeg' }] as Store[];

it('the name of a copy is cut to its limit without half a character', () => {
  expect(copiedName('Weekend')).toBe('Weekend (copy)');
  expect(copiedName(`${'a'.repeat(79)}😀`)).toBe('a'.repeat(79));
  expect(copiedName(`${'a'.repeat(78)}😀`)).toBe(`${'a'.repeat(78)}😀`);
});

describe('the products of a batch', () => {
  it('the copy of a batch leaves out products that were deleted since', () => {
    const [kept, deleted] = ['kept', 'deleted'].map(
      (productId) => ({ kind: 'retail', productId, ourPrice: 1 }) as const,
    );
    expect(
      copiedItems(
        [deleted, kept].flatMap((each) => each ?? []),
        [{ id: 'kept' }],
      ),
    ).toEqual([kept]);
  });

  it('batch items round-trip through their fields, and an empty price is not set', () => {
    const item = { kind: 'retail', productId: 'a', ourPrice: 1.5, active: false } as const;
    const fields = fieldsOfItem(item);
    expect(fields).toEqual({ productId: 'a', ourPrice: '1.50', retailPrice: '', active: false });
    expect(itemOfFields(fields)).toEqual(item);
    expect(itemOfFields({ ...fields, ourPrice: ' ' })).toEqual({ kind: 'retail', productId: 'a', active: false });
  });

  it.each([
    ['1.20', '', undefined, true],
    ['', '', false, true],
    ['', '', undefined, false],
    ['1.2.3', '', undefined, false],
    ['1.20', 'cheap', undefined, false],
    ['100000', '', undefined, false],
  ])(
    'with our price %j, retail price %j and active %j planning is possible: %j',
    (ourPrice, retailPrice, active, expected) => {
      expect(setsAnything({ productId: 'a', ourPrice, retailPrice, active })).toBe(expected);
    },
  );
});

describe('the times of a batch', () => {
  const batch = (times: object): PriceBatchDetail => ({ stores: [{ store: 'north' }], ...times }) as PriceBatchDetail;

  it('batch times are local times as given, and instants on the clock of the first store', () => {
    const times = { startsAt: '2026-12-01T09:00', endsAt: null };
    expect(timesOf(batch(times), STORES)).toEqual({ startsAt: '2026-12-01T09:00', endsAt: '' });
    const instants = { startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-02T06:00:00.000Z' };
    expect(timesOf(batch(instants), STORES)).toEqual({
      startsAt: '2026-12-01T09:00',
      endsAt: '2026-12-02T00:00',
    });
  });

  it('batch times are only sent when changed', () => {
    const before = { startsAt: '2026-12-01T09:00', endsAt: '2026-12-02T00:00' };
    const fields = { name: ' Sale ', stores: ['north'], items: [], ...before };
    expect(patchOf(fields, before)).toEqual({ name: 'Sale', stores: ['north'], items: [] });
    expect(patchOf({ ...fields, endsAt: '' }, before)).toMatchObject({ endsAt: null });
  });
});
