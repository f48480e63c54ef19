import { describe, expect, it } from '@jest/globals';
import type { StoreDraft, StorePatch, StoreState } from '@larder/contracts';
import { weekOf } from '@larder/kernel';
import { changeStore, closuresFrom, createStore, readClosure } from './change-store.js';

const NINE = [{ from: '09:00', to: '18:00' }];
const DRAFT: Pick<StoreDraft, keyof StoreDraft> = {
  name: ' North ',
  slug: 'north',
  address: '1 North Road',
  phone: '555-0101',
  timeZone: 'America/Toronto',
  weekHours: { mon: NINE },
};
const MAIN = { lastUpdatedAt: '2026-11-21T14:00:00.000Z' };
const STORE: StoreState = createStore('store-1', DRAFT, null, MAIN);

describe('a new store', () => {
  it('a new store takes orders at once, with its hours also in words and without empty facts', () => {
    expect(STORE).toEqual({
      id: 'store-1',
      slug: 'north',
      name: 'North',
      chineseName: null,
      address: '1 North Road',
      phone: '555-0101',
      timeZone: 'America/Toronto',
      openingHours: 'Monday 9AM-6PM, Tuesday-Sunday closed',
      status: 'live',
      ...MAIN,
      isDefault: false,
      weekHours: weekOf({ mon: NINE }),
    });
  });

  it('the first store becomes the default and has no price timestamp', () => {
    expect(createStore('store-1', DRAFT, null, null)).toMatchObject({ isDefault: true, lastUpdatedAt: null });
  });

  it('a new store has the price timestamp of its model, or else of the default store', () => {
    const model = { ...STORE, lastUpdatedAt: '2026-11-20T14:00:00.000Z' };
    expect(createStore('store-2', DRAFT, model, MAIN).lastUpdatedAt).toBe(model.lastUpdatedAt);
    expect(createStore('store-2', DRAFT, null, MAIN).lastUpdatedAt).toBe(MAIN.lastUpdatedAt);
  });

  it("a new store has its model's hours and closures unless the draft has some", () => {
    const closures = [{ day: '2026-12-25', hours: null, reason: 'Christmas' }];
    const { weekHours: _hours, ...like } = DRAFT;
    const model: StoreState = { ...STORE, closures, tags: ['north'], formerSlugs: ['old'], active: false };
    expect(createStore('store-2', like, model, MAIN)).toEqual({ ...STORE, id: 'store-2', closures });
    const text: StoreState = { ...model, openingHours: 'by appointment' };
    delete text.weekHours;
    expect(createStore('store-2', like, text, MAIN)).toMatchObject({ openingHours: 'by appointment' });
    expect(createStore('store-2', DRAFT, text, MAIN).openingHours).toBe(STORE.openingHours);
  });

  it.each([
    [{ weekHours: undefined }, 'weekHours must say when the store is open, or copyFrom must name a store to copy.'],
    [{ weekHours: { sat: [{ from: '18:00', to: '09:00' }] } }, 'weekHours.sat must open before it closes.'],
    [{ timeZone: 'Europe/Nowhere' }, 'timeZone must be the name of a time zone like America/Toronto.'],
    [{ timeZone: 'Toronto' }, 'timeZone must be the name of a time zone like America/Toronto.'],
    [{ timeZone: '+05:00' }, 'timeZone must be the name of a time zone like America/Toronto.'],
  ])('a new store with %j is refused with a sentence', (wrong, sentence) => {
    expect(() => createStore('store-1', { ...DRAFT, ...wrong } as StoreDraft, null, MAIN)).toThrow(sentence);
  });
});

describe('a change of a store', () => {
  const changed = (patch: StorePatch, before = STORE): StoreState | null => changeStore(before, patch);

  it('a store patch keeps absent fields, and equal values change nothing', () => {
    expect(changed({ phone: '555-0102' })).toEqual({ ...STORE, phone: '555-0102' });
    expect(changed({ phone: STORE.phone, name: 'North', weekHours: { mon: NINE }, active: true })).toBeNull();
    expect(changed({ tags: [] })).toBeNull();
  });

  it('a change of hours updates their text, and a text by staff is left alone otherwise', () => {
    expect(changed({ weekHours: { sun: NINE } })?.openingHours).toBe('Monday-Saturday closed, Sunday 9AM-6PM');
    const written = { ...STORE, openingHours: 'by appointment' };
    expect(changed({ name: 'South' }, written)?.openingHours).toBe('by appointment');
  });

  it('a changed short name keeps the former ones, even when one of them is used again', () => {
    const second = changed({ slug: 'second' });
    expect(second).toMatchObject({ slug: 'second', formerSlugs: ['north'] });
    const third = changed({ slug: 'third' }, second ?? STORE);
    expect(third?.formerSlugs).toEqual(['north', 'second']);
    expect(changed({ slug: 'north' }, third ?? STORE)).toMatchObject({
      slug: 'north',
      formerSlugs: ['second', 'third'],
    });
  });

  it('a store can be closed and reopened', () => {
    const closed = changed({ active: false });
    expect(closed).toEqual({ ...STORE, active: false });
    expect(changed({ active: true }, closed ?? STORE)).toEqual(STORE);
  });

  it('tags are kept once each, in order', () => {
    expect(changed({ tags: [' North', 'downtown', 'north '] })?.tags).toEqual(['downtown', 'north']);
  });

  it.each([
    [
      { active: false },
      { isDefault: true },
      'The default store cannot be closed. Make another store the default first.',
    ],
    [{ isDefault: true, active: false }, {}, 'A closed store cannot be the default.'],
    [{ isDefault: true }, { active: false }, 'A closed store cannot be the default.'],
    [
      { isDefault: false },
      { isDefault: true },
      'There is always a default store. Make another store the default instead.',
    ],
  ])('the change %j of a store with %j is refused with a sentence', (patch, before, sentence) => {
    expect(() => changed(patch, { ...STORE, ...before })).toThrow(sentence);
  });
});

describe('a closure', () => {
  it('a closure without hours is all day', () => {
    expect(readClosure('2026-12-25', { hours: null, reason: ' Christmas ' })).toEqual({
      day: '2026-12-25',
      hours: null,
      reason: 'Christmas',
    });
    expect(readClosure('2026-12-25', { hours: [], reason: 'Christmas' }).hours).toBeNull();
  });

  it('a closure with invalid hours is refused', () => {
    const hours = [{ from: '18:00', to: '09:00' }];
    expect(() => readClosure('2026-12-25', { hours, reason: 'x' })).toThrow('The hours must open before it closes.');
  });

  it("a closure is shown from today on by the store's calendar", () => {
    const closures = ['2026-11-21', '2026-11-22', '2026-12-06', '2026-12-07'].map((day) => ({
      day,
      hours: null,
      reason: 'x',
    }));
    const evening = new Date('2026-11-23T03:00:00Z');
    const days = (zone: string): string[] => closuresFrom(closures, evening, zone, 14).map(({ day }) => day);
    expect(days('America/Toronto')).toEqual(['2026-11-22', '2026-12-06']);
    expect(days('Asia/Hong_Kong')).toEqual(['2026-12-06', '2026-12-07']);
  });
});
