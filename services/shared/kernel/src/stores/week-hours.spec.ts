import { describe, expect, it } from '@jest/globals';
import { openingHoursText, readOpeningHours, spansFault, weekOf, type HoursSpan } from './week-hours.js';

const span = (from: string, to: string): HoursSpan => ({ from, to });
const NINE_TO_NINE = [span('09:00', '21:00')];
const every = (spans: HoursSpan[]) => ({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans,
});

describe('the hours of a day', () => {
  it.each([
    [[]],
    [NINE_TO_NINE],
    [[span('00:00', '24:00')]],
    [[span('13:00', '18:00'), span('09:00', '12:30')]],
    [[span('09:00', '12:00'), span('12:00', '18:00')]],
  ])('the hours %j of a day are accepted', (spans) => {
    expect(spansFault(spans)).toBeNull();
  });

  it.each([
    [[span('9:00', '21:00')], 'no-times'],
    [[span('09:00', '24:30')], 'no-times'],
    [[span('24:00', '24:00')], 'no-times'],
    [[span('09:60', '21:00')], 'no-times'],
    [[span('21:00', '09:00')], 'reversed'],
    [[span('09:00', '09:00')], 'reversed'],
    [[span('12:00', '18:00'), span('09:00', '12:01')], 'overlap'],
    [Array.from({ length: 5 }, (_, n) => span(`0${n}:00`, `0${n}:30`)), 'too-many'],
  ])('the hours %j of a day are refused', (spans, fault) => {
    expect(spansFault(spans)).toBe(fault);
  });
});

describe('the hours of a week in words', () => {
  it.each([
    [every(NINE_TO_NINE), 'Monday-Sunday 9AM-9PM'],
    [{ ...every([span('09:00', '18:00')]), sun: [] }, 'Monday-Saturday 9AM-6PM, Sunday closed'],
    [
      { ...every(NINE_TO_NINE), wed: [span('13:00', '18:30'), span('08:30', '12:00')] },
      'Monday-Tuesday 9AM-9PM, Wednesday 8:30AM-12PM and 1PM-6:30PM, Thursday-Sunday 9AM-9PM',
    ],
    [every([span('00:00', '24:00')]), 'Monday-Sunday 24 hours'],
    [every([span('00:00', '06:00')]), 'Monday-Sunday 12AM-6AM'],
    [every([span('12:00', '24:00')]), 'Monday-Sunday 12PM-12AM'],
    [{}, 'Monday-Sunday closed'],
    [{ mon: NINE_TO_NINE }, 'Monday 9AM-9PM, Tuesday-Sunday closed'],
  ])('the hours %j in words', (days, text) => {
    const week = weekOf(days);
    expect(openingHoursText(week)).toBe(text);
    expect(readOpeningHours(text)).toEqual(week);
  });

  it.each([
    'Mon-Sun 9-6',
    'Monday-Sunday',
    'by appointment',
    '',
    'Sunday-Monday 9AM-6PM',
    'Monday 6PM-9AM',
    'Monday 9AM',
  ])('the text %p is not read as hours', (text) => {
    expect(readOpeningHours(text)).toBeNull();
  });
});
