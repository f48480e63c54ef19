import { describe, expect, it } from '@jest/globals';
import type { StaffStore } from '@larder/contracts';
import { draftOf, fieldsOf, patchOf, slugOf, weekFault } from './store-fields.ts';

const STORE: Pick<StaffStore, keyof StaffStore> = {
  id: 'north',
  slug: 'north',
  name: 'North',
  chineseName: null,
  address: '1 North Road',
  phone: '555-0101',
  timeZone: 'America/Toronto',
  openingHours: 'Monday-Sunday 9AM-6PM',
  isDefault: false,
  active: true,
  tags: ['east'],
};
const ZONE = 'America/Toronto';

describe('the form of a store', () => {
  it('only changed fields of a store are sent', () => {
    const before = fieldsOf(STORE, ZONE);
    expect(patchOf(before, before)).toEqual({});
    expect(patchOf({ ...before, name: 'Upper ', tags: 'east, west,east,' }, before)).toEqual({
      name: 'Upper',
      tags: ['east', 'west'],
    });
    const week = { ...before.week, sun: [] };
    expect(patchOf({ ...before, week }, before).weekHours).toMatchObject({
      sun: [],
      mon: [{ from: '09:00', to: '18:00' }],
    });
  });

  it('hours are read from their text, and an unreadable text sends none', () => {
    const before = fieldsOf({ ...STORE, openingHours: 'by appointment' }, ZONE);
    expect(before.week.mon).toEqual([]);
    expect(patchOf(before, before)).toEqual({});
  });

  it('a copy sends no hours, so that those of its model are used, unless others were entered', () => {
    const before = { ...fieldsOf(null, ZONE), name: 'New', slug: 'new', address: 'x' };
    expect(draftOf(before, before)).toMatchObject({ weekHours: { mon: [{ from: '09:00', to: '21:00' }] } });
    const copy = { ...before, copyFrom: 'north' };
    expect(draftOf(copy, before)).not.toHaveProperty('weekHours');
    const other = { ...copy, week: { ...copy.week, mon: [] } };
    expect(draftOf(other, before)).toMatchObject({ copyFrom: 'north', weekHours: { mon: [] } });
  });

  it('spaces around a short name are dropped, and tags may be separated by Chinese commas', () => {
    const before = { ...fieldsOf(null, ZONE), name: 'New', slug: ' new ', address: 'x', tags: '東區，west、 east' };
    expect(draftOf(before, before)).toMatchObject({ slug: 'new', tags: ['東區', 'west', 'east'] });
  });

  it('the first day with invalid hours is reported', () => {
    const { week } = fieldsOf(null, ZONE);
    expect(weekFault(week)).toBeNull();
    expect(weekFault({ ...week, wed: [{ from: '18:00', to: '09:00' }] })).toEqual({
      day: 'wed',
      fault: 'reversed',
    });
  });

  it.each([
    ['North York', 'north-york'],
    ['Café No. 2', 'cafe-no-2'],
    ['北店', ''],
  ])('the store name %s gives the short name %p', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
