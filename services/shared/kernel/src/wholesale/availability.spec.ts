import { describe, expect, it } from '@jest/globals';
import { addDays, dayIn, instantOf } from '../dates/store-day.js';
import { weekOf } from '../stores/week-hours.js';
import { inEnglish } from '../texts/sentence.js';
import { availability, firstOrderDay, isOffered, timeRefusal, type OrderingStore } from './availability.js';
import { DELIVERY_SLOTS } from './delivery.js';
import { orderRulesOf, type OwnRules } from './order-rules.js';

const TORONTO = 'America/Toronto';
const NOON = new Date('2026-11-23T17:00:00Z');

const store = (rules: OwnRules = {}, more: Partial<OrderingStore> = {}): OrderingStore => ({
  timeZone: TORONTO,
  rules: orderRulesOf(rules),
  ...more,
});

const none = (_day: string, _slot: string): number => 0;
const looked = (of: OrderingStore, days: readonly string[], now = NOON, taken = none) =>
  availability(of, true, days, now, taken).map(({ day, open, reason, slots }) => ({
    day,
    open,
    reason: reason && inEnglish(reason),
    slots: slots.map(({ slot, available, left }) => `${slot} ${left ?? (available ? 'yes' : 'no')}`),
  }));
const refusalOf = (
  of: OrderingStore,
  day: string,
  slot: '9-12' | '12-4' = '9-12',
  isDelivery = true,
): string | null => {
  const refusal = timeRefusal(of, { isDelivery, day, slot }, NOON);
  return refusal && inEnglish(refusal);
};

describe('the first day that an order can be for', () => {
  it.each<[string, OwnRules, string, string, string]>([
    ['tomorrow, by default', {}, '2026-11-23T17:00:00Z', TORONTO, '2026-11-24'],
    ['tomorrow, a second before midnight', {}, '2026-11-24T04:59:59Z', TORONTO, '2026-11-24'],
    ['the next tomorrow at midnight', {}, '2026-11-24T05:00:00Z', TORONTO, '2026-11-25'],
    ['tomorrow until the cut-off', { cutOff: '18:00' }, '2026-11-23T22:59:59Z', TORONTO, '2026-11-24'],
    ['a day later from the cut-off on', { cutOff: '18:00' }, '2026-11-23T23:00:00Z', TORONTO, '2026-11-25'],
    ['a day later a minute after it', { cutOff: '18:00' }, '2026-11-23T23:01:00Z', TORONTO, '2026-11-25'],
    ['tomorrow a minute before an odd one', { cutOff: '17:07' }, '2026-11-23T22:06:59.999Z', TORONTO, '2026-11-24'],
    ['a day later at an odd one', { cutOff: '17:07' }, '2026-11-23T22:07:00Z', TORONTO, '2026-11-25'],
    ['always a day later with one at midnight', { cutOff: '00:00' }, '2026-11-23T05:00:00Z', TORONTO, '2026-11-25'],
    ["never a day later with one at the day's end", { cutOff: '24:00' }, '2026-11-24T04:59:59Z', TORONTO, '2026-11-24'],
    ["by Hong Kong's clock", { cutOff: '18:00' }, '2026-11-23T10:01:00Z', 'Asia/Hong_Kong', '2026-11-25'],
    ["by Vancouver's clock", { cutOff: '18:00' }, '2026-11-23T10:01:00Z', 'America/Vancouver', '2026-11-24'],
    ['after three days', { leadDays: 3 }, '2026-11-23T17:00:00Z', TORONTO, '2026-11-26'],
    [
      'after three days and the cut-off',
      { leadDays: 3, cutOff: '12:00' },
      '2026-11-23T17:00:00Z',
      TORONTO,
      '2026-11-27',
    ],
    ['over a leap day', { leadDays: 2 }, '2028-02-27T17:00:00Z', TORONTO, '2028-02-29'],
    // Clocks went back at two: 01:30 came twice, and the first one counts.
    ['before the first of two cut-offs', { cutOff: '01:30' }, '2026-11-01T05:29:59Z', TORONTO, '2026-11-02'],
    ['after the first of two', { cutOff: '01:30' }, '2026-11-01T05:30:00Z', TORONTO, '2026-11-03'],
    ['between the two', { cutOff: '01:30' }, '2026-11-01T06:10:00Z', TORONTO, '2026-11-03'],
    // Clocks went forward at two: 02:30 never came.
    ['before a cut-off that is skipped', { cutOff: '02:30' }, '2026-03-08T06:59:59Z', TORONTO, '2026-03-09'],
    ['after a cut-off that is skipped', { cutOff: '02:30' }, '2026-03-08T07:30:00Z', TORONTO, '2026-03-10'],
    ['with the cut-off of a day of 23 hours', { cutOff: '18:00' }, '2026-03-08T21:59:59Z', TORONTO, '2026-03-09'],
    ['from the cut-off of a day of 23 hours', { cutOff: '18:00' }, '2026-03-08T22:00:00Z', TORONTO, '2026-03-10'],
    ['from the cut-off of a day of 25 hours', { cutOff: '18:00' }, '2026-11-01T23:00:00Z', TORONTO, '2026-11-03'],
  ])('the first day for an order is %s', (_what, rules, now, timeZone, day) => {
    expect(firstOrderDay(store(rules, { timeZone }), new Date(now))).toBe(day);
  });
});

describe('availability', () => {
  it('by default every slot from tomorrow on is available', () => {
    expect(looked(store(), ['2026-11-23', '2026-11-24', '2027-11-23', '2027-11-24'])).toEqual([
      {
        day: '2026-11-23',
        open: false,
        reason: 'The delivery date must be tomorrow or later.',
        slots: ['9-12 no', '12-4 no'],
      },
      { day: '2026-11-24', open: true, reason: null, slots: ['9-12 yes', '12-4 yes'] },
      { day: '2027-11-23', open: true, reason: null, slots: ['9-12 yes', '12-4 yes'] },
      {
        day: '2027-11-24',
        open: false,
        reason: 'The delivery date must be within a year.',
        slots: ['9-12 no', '12-4 no'],
      },
    ]);
  });

  it('the answer has the first day unless it is tomorrow', () => {
    const [day] = looked(store({ leadDays: 2 }), ['2026-11-24']);
    expect(day).toMatchObject({ open: false, reason: 'The delivery date must be 2026-11-25 or later.' });
  });

  it('a closed day has no slots and says why', () => {
    const closures = [{ day: '2026-11-24', hours: null, reason: 'Stocktaking' }];
    expect(looked(store({}, { closures }), ['2026-11-24', '2026-11-25'])).toMatchObject([
      { open: false, reason: 'The store is closed for orders of 2026-11-24. Stocktaking' },
      { open: true },
    ]);
  });

  it.each([
    ['09:00', '12:00', ['9-12 yes', '12-4 no']],
    ['09:00', '12:01', ['9-12 yes', '12-4 yes']],
    ['15:59', '20:00', ['9-12 no', '12-4 yes']],
    ['16:00', '20:00', ['9-12 no', '12-4 no']],
    ['06:00', '09:00', ['9-12 no', '12-4 no']],
    ['00:00', '24:00', ['9-12 yes', '12-4 yes']],
  ])('hours from %s to %s on one day give the slots of those hours', (from, to, slots) => {
    const closures = [{ day: '2026-11-24', hours: [{ from, to }], reason: 'Holiday' }];
    expect(looked(store({}, { closures }), ['2026-11-24'])[0]?.slots).toEqual(slots);
  });

  it('slots follow the hours of the week once they are set', () => {
    const weekHours = weekOf({ tue: [{ from: '09:00', to: '11:00' }] });
    expect(looked(store({}, { weekHours }), ['2026-11-24', '2026-11-25'])).toMatchObject([
      { open: true, slots: ['9-12 yes', '12-4 no'] },
      { open: false, reason: 'The store is closed for orders of 2026-11-25.' },
    ]);
  });

  it('a week without any hours counts as not set', () => {
    expect(looked(store({}, { weekHours: weekOf({}) }), ['2026-11-24'])).toMatchObject([{ open: true }]);
  });

  it('only slots of the store are available', () => {
    expect(looked(store({ slots: ['12-4'] }), ['2026-11-24'])[0]?.slots).toEqual(['12-4 yes']);
  });

  it('a slot has the number of places left', () => {
    const taken = (_day: string, slot: string): number => (slot === '9-12' ? 3 : 1);
    expect(looked(store({ slotCapacity: 3 }), ['2026-11-24'], NOON, taken)[0]).toMatchObject({
      open: true,
      slots: ['9-12 0', '12-4 2'],
    });
    expect(looked(store({ slotCapacity: 1 }), ['2026-11-24'], NOON, taken)[0]).toMatchObject({
      open: false,
      reason: 'All times of 2026-11-24 are full.',
      slots: ['9-12 0', '12-4 0'],
    });
  });

  it('a store that does not deliver has no slots for deliveries', () => {
    const pickups = store({ deliveryOn: false });
    expect(looked(pickups, ['2026-11-24'])[0]).toMatchObject({ open: false, reason: 'This store does not deliver.' });
    expect(refusalOf(pickups, '2026-11-24', '9-12', false)).toBeNull();
    expect(refusalOf(store({ pickupOn: false }), '2026-11-24', '9-12', false)).toBe(
      'Orders cannot be picked up at this store.',
    );
  });
});

describe('a refusal of a time', () => {
  it.each<[string, OrderingStore, string | null]>([
    ['nothing', store(), null],
    ['a slot that is not offered', store({ slots: ['12-4'] }), 'This store does not take orders for 9 AM–12 PM.'],
    [
      'a slot outside the hours',
      store({}, { closures: [{ day: '2026-11-24', hours: [{ from: '12:00', to: '18:00' }], reason: 'Late' }] }),
      'The store is closed for orders of 2026-11-24, 9 AM–12 PM.',
    ],
    ['a full slot is another question', store({ slotCapacity: 1 }), null],
  ])('the refusal of a time: %s', (_what, of, refusal) => {
    expect(refusalOf(of, '2026-11-24')).toBe(refusal);
  });

  it('a time is refused exactly where availability offers none', () => {
    let state = 7;
    const draw = (count: number): number => ((state = (state * 48_271) % 2_147_483_647), state % count);
    const some = <T>(...list: T[]): T => list[draw(list.length)] as T;
    for (let round = 0; round < 3_000; round++) {
      const timeZone = some(TORONTO, 'America/Vancouver', 'Asia/Hong_Kong', 'Pacific/Kiritimati', 'UTC');
      const now = new Date(Date.UTC(2026, draw(12), draw(28) + 1, draw(24), draw(60)));
      const day = addDays(dayIn(now, timeZone), draw(8) - 1);
      const rules = orderRulesOf({
        cutOff: some(null, '00:00', '02:30', '17:59', '24:00'),
        leadDays: some(null, 1, 2, 5),
        slots: some(null, ['9-12'], ['12-4']),
        deliveryOn: some(null, true, false),
        pickupOn: some(null, true, false),
      });
      const hours = some(null, [{ from: '13:00', to: '18:00' }], [{ from: '09:00', to: '10:00' }]);
      const closures = some(undefined, [{ day, hours, reason: '' }]);
      const of = { timeZone, rules, closures };
      const isDelivery = draw(2) === 0;
      const days = availability(of, isDelivery, [day], now, none);
      const [offer] = days;
      for (const slot of DELIVERY_SLOTS) {
        expect([timeRefusal(of, { isDelivery, day, slot }, now) === null, day, slot]).toEqual([
          isOffered(days, day, slot),
          day,
          slot,
        ]);
      }
      expect(offer?.open).toBe(offer?.reason === null);
    }
  });

  it('the first day moves by one at the cut-off, in every zone and on every day of the year', () => {
    for (const timeZone of [TORONTO, 'Europe/London', 'Australia/Lord_Howe']) {
      for (let ahead = 0; ahead < 365; ahead += 3) {
        const day = addDays('2026-01-01', ahead);
        const at = instantOf(day, 18, timeZone);
        const of = store({ cutOff: '18:00' }, { timeZone });
        expect(firstOrderDay(of, new Date(at.getTime() - 1))).toBe(addDays(day, 1));
        expect(firstOrderDay(of, at)).toBe(addDays(day, 2));
      }
    }
  });
});
