import { isStorableText, isVisible, notFoundSentence, sentence, type PlainReason } from '@larder/kernel';
import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { field } from './field.js';

export interface TextOptions {
  /** The least length once trimmed; then something of it must be visible. */
  min?: number;
  pattern?: RegExp;
  /** Describes `pattern` to people. */
  must?: PlainReason;
}

/** Text of at most `max` UTF-16 units, without NUL or lone surrogates (PostgreSQL refuses both). */
export function Text(max: number, { min = 0, pattern, must }: TextOptions = {}): PropertyDecorator {
  const test = (value: unknown): boolean =>
    typeof value === 'string' &&
    value.length <= max &&
    (min === 0 || (value.trim().length >= min && isVisible(value))) &&
    isStorableText(value) &&
    (pattern?.test(value) ?? true);
  const length =
    min > 0
      ? sentence('text of {least} to {most} characters', { least: min, most: max })
      : sentence('text of at most {most} characters', { most: max });
  const schema: ApiPropertyOptions = { type: 'string', maxLength: max, minLength: min };
  return field({ name: 'text', test, must: must ?? length }, pattern ? { ...schema, pattern: pattern.source } : schema);
}

/** At most `maxBytes` bytes of UTF-8, so that hashing stays cheap. */
export function Password(maxBytes: number): PropertyDecorator {
  const test = (value: unknown): boolean =>
    typeof value === 'string' && isStorableText(value) && Buffer.byteLength(value) <= maxBytes;
  return field(
    { name: 'password', test, must: sentence('text of at most {most} bytes', { most: maxBytes }) },
    { type: 'string', format: 'password', maxLength: maxBytes },
  );
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id as PostgreSQL writes it: services compare ids as texts. */
export const plainId = (id: unknown): unknown => (typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : id);

function withPlainId(id: PropertyDecorator): PropertyDecorator {
  const read = Transform(({ value }): unknown => plainId(value));
  return applyDecorators(read, id);
}

export function Id(): PropertyDecorator {
  return withPlainId(
    field(
      { name: 'id', test: (value) => typeof value === 'string' && UUID.test(value), must: 'an id' },
      { type: 'string', format: 'uuid' },
    ),
  );
}

/** Marks the check of an id in a path: when it fails, the platform answers 404 instead of 400. */
export const UNKNOWN_ID_RULE = 'unknownId';

/** An id in a path. A malformed id is answered like an unknown one: "Product not found." */
export function IdOf(thing: PlainReason, pattern = UUID): PropertyDecorator {
  const test = (value: unknown): boolean => typeof value === 'string' && pattern.test(value);
  const schema: ApiPropertyOptions =
    pattern === UUID ? { type: 'string', format: 'uuid' } : { type: 'string', pattern: pattern.source };
  return withPlainId(field({ name: UNKNOWN_ID_RULE, test, must: { sentence: notFoundSentence(thing) } }, schema));
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Date would read 31 February as 3 March. */
function isDayOfCalendar(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

export function isInstant(value: unknown): boolean {
  const day = typeof value === 'string' ? INSTANT.exec(value)?.[1] : undefined;
  if (day === undefined || !isDayOfCalendar(day)) return false;
  const year = new Date(value as string).getUTCFullYear();
  return year >= 2000 && year < 2100;
}

const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** "2026-12-01T09:00" is that time on each store's own clock; an instant names its zone. */
export function LocalTimeOrInstant(): PropertyDecorator {
  const isLocal = (value: unknown): boolean => {
    const day = typeof value === 'string' ? LOCAL_TIME.exec(value)?.[1] : undefined;
    return day !== undefined && isDayOfCalendar(day) && day >= '2000' && day < '2100';
  };
  return field(
    {
      name: 'localTimeOrInstant',
      test: (value) => isLocal(value) || isInstant(value),
      must: 'a local time like 2026-12-01T09:00, or an instant that names its zone',
    },
    { type: 'string' },
  );
}

/** An instant as an ISO 8601 text that names its zone, between the years 2000 and 2100. */
export function Instant(): PropertyDecorator {
  return field({ name: 'instant', test: isInstant, must: 'a date and time' }, { type: 'string', format: 'date-time' });
}
