import { dollarsToCents, isStorableText, sentence, type Sentence } from '@larder/kernel';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Choice } from './choice.field.js';
import { field } from './field.js';

/** Query values arrive as one text, or as several when the name is repeated. */
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The choice that does not filter, as dropdowns send it: the same as an absent value. */
const ALL = 'all';

/** One of a fixed list of texts in a query; "all" counts as absent. */
export function QueryChoice(choices: readonly string[]): PropertyDecorator {
  const read = Transform(({ value }): unknown => (value === ALL ? undefined : value));
  return applyDecorators(read, Choice([...choices, ALL]));
}

/** Some of a fixed list of texts in a query, with commas between them: "pending,ready"; "all" counts as absent. */
export function QueryChoices(choices: readonly string[]): PropertyDecorator {
  const read = Transform(({ value }): unknown => {
    const parts = asList(value).flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]));
    return parts.includes(ALL) ? undefined : parts;
  });
  const chosen = field(
    {
      name: 'choices',
      test: (value) =>
        Array.isArray(value) &&
        value.length <= choices.length &&
        value.every((each) => typeof each === 'string' && choices.includes(each)),
      must: sentence('one or more of {choices}', { choices: choices.join(', ') }),
    },
    { type: 'array', items: { type: 'string', enum: [...choices, ALL] } },
  );
  return applyDecorators(read, chosen);
}

/** @param must describes `pattern` to people */
export function QueryTexts(
  maxLength: number,
  most: number,
  { pattern, must }: { pattern?: RegExp; must?: Sentence } = {},
): PropertyDecorator {
  const read = Transform(({ value }): unknown => asList(value));
  const texts = field(
    {
      name: 'texts',
      test: (value) =>
        Array.isArray(value) &&
        value.length <= most &&
        value.every(
          (each) =>
            typeof each === 'string' &&
            each.length <= maxLength &&
            isStorableText(each) &&
            (pattern?.test(each) ?? true),
        ),
      must: must ?? sentence('at most {most} texts of at most {length} characters', { most, length: maxLength }),
    },
    {
      type: 'array',
      items: { type: 'string', maxLength, ...(pattern && { pattern: pattern.source }) },
      maxItems: most,
    },
  );
  return applyDecorators(read, texts);
}

export function QueryMoney(maxCents: number): PropertyDecorator {
  const read = Transform(({ value }): unknown =>
    typeof value === 'string' && /^\d{1,12}(\.\d{1,2})?$/.test(value) ? Number(value) : value,
  );
  const amount = field(
    {
      name: 'money',
      test: (value) => {
        const cents = typeof value === 'number' ? dollarsToCents(value) : null;
        return cents !== null && cents >= 0 && cents <= maxCents;
      },
      must: sentence('an amount from 0 to {most} with at most two decimals', { most: (maxCents / 100).toFixed(2) }),
    },
    { type: 'number', minimum: 0, maximum: maxCents / 100 },
  );
  return applyDecorators(read, amount);
}
