import { dollarsToCents, fractionToBasisPoints, MAX_PRICE_CENTS, sentence } from '@larder/kernel';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { field } from './field.js';

/** An amount of money in dollars with at most two decimals, from 0 to `maxCents`; the services keep it as integer cents. */
export function Money(maxCents = MAX_PRICE_CENTS): PropertyDecorator {
  const test = (value: unknown): boolean => {
    const cents = typeof value === 'number' ? dollarsToCents(value) : null;
    return cents !== null && cents >= 0 && cents <= maxCents;
  };
  const most = (maxCents / 100).toFixed(2);
  return field(
    { name: 'money', test, must: sentence('an amount from 0 to {most} with at most two decimals', { most }) },
    { type: 'number', minimum: 0, maximum: maxCents / 100, multipleOf: 0.01 },
  );
}

/** Any finite number; one that a client calculated is compared and never stored. */
export function Calculated(): PropertyDecorator {
  return field(
    { name: 'calculated', test: (value) => typeof value === 'number' && Number.isFinite(value), must: 'a number' },
    { type: 'number' },
  );
}

/** A percentage as a fraction from 0 to 1, as fine as 0.01 %; the services keep it as basis points. */
export function Fraction(): PropertyDecorator {
  return field(
    {
      name: 'fraction',
      test: (value) => typeof value === 'number' && fractionToBasisPoints(value) !== null,
      must: 'a fraction from 0 to 1, in steps of 0.0001',
    },
    { type: 'number', minimum: 0, maximum: 1, multipleOf: 0.0001 },
  );
}

export function Whole(min: number, max: number): PropertyDecorator {
  const test = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
  return field(
    { name: 'whole', test, must: sentence('a whole number from {least} to {most}', { least: min, most: max }) },
    { type: 'integer', minimum: min, maximum: max },
  );
}

/** A whole number in a query, where every value arrives as text; anything but plain digits stays text and is refused. */
export function QueryWhole(min: number, max: number): PropertyDecorator {
  const read = Transform(({ value }): unknown =>
    typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
  );
  return applyDecorators(read, Whole(min, max));
}
