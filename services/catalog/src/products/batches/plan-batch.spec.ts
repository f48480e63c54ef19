import { describe, expect, it } from '@jest/globals';
import { planTimes, readItems, stateOf } from './plan-batch.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const TORONTO = { id: 't', timeZone: 'America/Toronto' };
const WINNIPEG = { id: 'w', timeZone: 'America/Winnipeg' };

const instants = (startsAt: string, endsAt: string | null = null, stores = [TORONTO, WINNIPEG]): (string | null)[][] =>
  planTimes({ startsAt, endsAt }, stores, NOW).map((each) => [
    each.startsAt.toISOString(),
    each.endsAt?.toISOString() ?? null,
  ]);

describe('planTimes', () => {
  it("a local time is that time on each store's clock, to the minute", () => {
    expect(instants('2026-12-01T09:07', '2026-12-02T00:00')).toEqual([
      ['2026-12-01T14:07:00.000Z', '2026-12-02T05:00:00.000Z'],
      ['2026-12-01T15:07:00.000Z', '2026-12-02T06:00:00.000Z'],
    ]);
  });

  it('an instant is the same in every store', () => {
    expect(instants('2026-12-01T09:07:00-05:00')).toEqual([
      ['2026-12-01T14:07:00.000Z', null],
      ['2026-12-01T14:07:00.000Z', null],
    ]);
  });

  it('a skipped local time becomes the next one, and a repeated one its first', () => {
    expect(instants('2027-03-14T02:30', null, [TORONTO])).toEqual([['2027-03-14T07:30:00.000Z', null]]);
    expect(instants('2026-11-20T18:00', '2027-11-07T01:30', [TORONTO])[0]?.[1]).toBe('2027-11-07T05:30:00.000Z');
  });

  it.each([
    ['a start in the past', '2026-11-20T11:58:00Z', null, 'The start must not be in the past.'],
    ['a start after more than a year', '2027-11-21T12:00:00Z', null, 'The start must be within a year.'],
    ['an end at the start', '2026-12-01T09:00', '2026-12-01T09:00', 'The end must be after the start in every store.'],
    [
      'a local end before an instant',
      '2026-12-01T15:00:00Z',
      '2026-12-01T09:30',
      'The end must be after the start in every store.',
    ],
  ])('a batch with %s is refused', (_what, startsAt, endsAt, message) => {
    expect(() => planTimes({ startsAt, endsAt }, [TORONTO, WINNIPEG], NOW)).toThrow(message);
  });

  it('a start within the last minute is now, and so is a typed one, which has no seconds', () => {
    expect(instants('2026-11-20T11:59:30Z', null, [TORONTO])).toEqual([['2026-11-20T11:59:30.000Z', null]]);
    const savedAt = new Date('2026-11-20T12:01:58Z');
    const [typed] = planTimes({ startsAt: '2026-11-20T07:00', endsAt: null }, [TORONTO], savedAt);
    expect(typed?.startsAt.toISOString()).toBe('2026-11-20T12:00:00.000Z');
  });
});

describe('readItems', () => {
  const item = { kind: 'retail', productId: 'a' } as const;

  it('dollars become cents, and what is absent is left alone', () => {
    expect(readItems([{ ...item, ourPrice: 1.15 }])).toEqual([
      { productId: 'a', ourPriceCents: 115, retailPriceCents: null, active: null },
    ]);
  });

  it('no items, an item without a change and a repeated product are refused', () => {
    expect(() => readItems([])).toThrow('Name at least one store and one product.');
    expect(() => readItems([item])).toThrow('items.0: there is nothing to change.');
    const twice = [
      { ...item, active: true },
      { ...item, active: false },
    ];
    expect(() => readItems(twice)).toThrow('items.1: a is named twice.');
  });
});

describe('stateOf', () => {
  it.each([
    [['ended', 'running', 'planned'], 'running'],
    [['ended', 'planned'], 'planned'],
    [['applied', 'cancelled'], 'applied'],
    [['ended', 'cancelled'], 'ended'],
    [['cancelled'], 'cancelled'],
  ] as const)('the state of %j is %s', (states, state) => {
    expect(stateOf(states)).toBe(state);
  });
});
