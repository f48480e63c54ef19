import { isDay } from '@larder/kernel';
import { field } from './field.js';

/** A day of the calendar as "2026-11-21". */
export function Day(): PropertyDecorator {
  return field(
    { name: 'day', test: (value) => typeof value === 'string' && isDay(value), must: 'a day as YYYY-MM-DD' },
    { type: 'string', format: 'date' },
  );
}
