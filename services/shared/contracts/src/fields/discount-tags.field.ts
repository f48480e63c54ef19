import { DISCOUNT_TIERS, readDiscountTags, sentence } from '@larder/kernel';
import { field } from './field.js';

/** Enough for every tier several times over; longer input is not parsed. */
const MAX_LENGTH = 500;

/** The JSON text of a list of tier codes, as the specification sends it both ways (part 2 §3). */
export function DiscountTags(): PropertyDecorator {
  return field(
    {
      name: 'discountTags',
      test: (value) => typeof value === 'string' && value.length <= MAX_LENGTH && readDiscountTags(value) !== null,
      must: sentence('the JSON text of a list of {choices}', { choices: DISCOUNT_TIERS.join(', ') }),
    },
    { type: 'string', maxLength: MAX_LENGTH, example: JSON.stringify(DISCOUNT_TIERS) },
  );
}
