import { describe, expect, it } from '@jest/globals';
import { hoursOn, isOpenAt, type StoreHours } from './store-hours.js';
import { weekOf } from './week-hours.js';

const WEEK = weekOf({
  mon: [{ from: '09:00', to: '21:00' }],
  tue: [
    { from: '09:00', to: '12:00' },
    { from: '13:30', to: '18:00' },
  ],
  fri: [{ from: '18:00', to: '24:00' }],
  sat: [{ from: '00:00', to: '02:00' }],
});

const STORE: StoreHours = { timeZone: 'America/Toronto', weekHours: WEEK, openingHours: 'see the door' };

describe('a store is open', () => {
  it.each([
    ['Monday at nine', '2026-11-23T14:00:00Z', true],
    ['Monday before nine', '2026-11-23T13:59:59Z', false],
    ['Monday before closing', '2026-11-24T01:59:59Z', true],
    ['Monday at closing', '2026-11-24T02:00:00Z', false],
    ["Tuesday's lunch", '2026-11-24T17:30:00Z', false],
    ['Tuesday afternoon', '2026-11-24T18:30:00Z', true],
    ['Wednesday', '2026-11-25T17:00:00Z', false],
    ['over midnight', '2026-11-28T05:00:00Z', true],
  ])('a store is open %s (%s): %p', (_name, instant, open) => {
    expect(isOpenAt(STORE, new Date(instant))).toBe(open);
  });

  it('a store opens by the clock of its zone in summer and in winter', () => {
    expect(isOpenAt(STORE, new Date('2026-07-20T13:00:00Z'))).toBe(true);
    expect(isOpenAt(STORE, new Date('2026-11-23T13:00:00Z'))).toBe(false);
    expect(isOpenAt({ ...STORE, timeZone: 'Asia/Hong_Kong' }, new Date('2026-11-23T02:00:00Z'))).toBe(true);
  });

  it('opening hours hold in a repeated hour and after a skipped one', () => {
    const night = { ...STORE, weekHours: weekOf({ sun: [{ from: '01:00', to: '02:00' }] }) };
    for (const instant of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']) {
      expect(isOpenAt(night, new Date(instant))).toBe(true);
    }
    const early = { ...STORE, weekHours: weekOf({ sun: [{ from: '02:00', to: '04:00' }] }) };
    expect(isOpenAt(early, new Date('2026-03-08T06:59:00Z'))).toBe(false);
    expect(isOpenAt(early, new Date('2026-03-08T07:00:00Z'))).toBe(true);
  });

  it('a closure or changed hours replace the usual hours', () => {
    const closures = [
      { day: '2026-11-23', hours: null, reason: 'Stocktaking' },
      { day: '2026-11-25', hours: [{ from: '10:00', to: '11:00' }], reason: 'Sale' },
    ];
    expect(isOpenAt({ ...STORE, closures }, new Date('2026-11-23T15:00:00Z'))).toBe(false);
    expect(isOpenAt({ ...STORE, closures }, new Date('2026-11-25T15:30:00Z'))).toBe(true);
    expect(isOpenAt({ ...STORE, closures }, new Date('2026-11-25T16:00:00Z'))).toBe(false);
  });

  it('without set hours a store is open as its text says, or unknown', () => {
    const old = { timeZone: 'America/Toronto', openingHours: 'Monday-Sunday 9AM-6PM' };
    expect(isOpenAt(old, new Date('2026-11-25T15:00:00Z'))).toBe(true);
    expect(isOpenAt(old, new Date('2026-11-25T23:00:00Z'))).toBe(false);
    expect(isOpenAt({ ...old, openingHours: 'by appointment' }, new Date('2026-11-25T15:00:00Z'))).toBeNull();
    expect(hoursOn({ ...old, openingHours: 'by appointment' }, '2026-11-25')).toBeNull();
  });
});
