import { isDay } from '@larder/kernel';
import { field } from './field.js';
import { isInstant } from './text.field.js';

/** A day of the calendar as "2026-11-21". */
export function Day(): PropertyDecorator {
  return field(
    { name: 'day', test: (value) => typeof value === 'string' && isDay(value), must: 'a day as YYYY-MM-DD' },
    { type: 'string', format: 'date' },
  );
}

/** A day, or an ISO instant, which means its day in the store's time zone (`dayOf` of the kernel). */
export function DayOrInstant(): PropertyDecorator {
  return field(
    {
      name: 'dayOrInstant',
      test: (value) => typeof value === 'string' && (isDay(value) || isInstant(value)),
      must: 'a day as YYYY-MM-DD or an ISO 8601 date and time',
    },
    {
      anyOf: [
        { type: 'string', format: 'date' },
        { type: 'string', format: 'date-time' },
      ],
    },
  );
}
