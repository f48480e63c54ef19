import { sentence } from '@larder/kernel';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { field } from './field.js';

export function Choice(choices: readonly string[]): PropertyDecorator {
  return field(
    {
      name: 'choice',
      test: (value) => typeof value === 'string' && choices.includes(value),
      must: sentence('one of {choices}', { choices: choices.join(', ') }),
    },
    { type: 'string', enum: [...choices] },
  );
}

export function ListOfChoices(choices: readonly string[]): PropertyDecorator {
  return field(
    {
      name: 'choices',
      test: (value) =>
        Array.isArray(value) &&
        value.every((one) => typeof one === 'string' && choices.includes(one)) &&
        new Set(value).size === value.length,
      must: sentence('a list of different ones of {choices}', { choices: choices.join(', ') }),
    },
    { type: 'array', items: { type: 'string', enum: [...choices] }, maxItems: choices.length, uniqueItems: true },
  );
}

export function Flag(): PropertyDecorator {
  return field(
    { name: 'flag', test: (value) => typeof value === 'boolean', must: 'true or false' },
    { type: 'boolean' },
  );
}

const QUERY_FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** true or false in a query, where every value arrives as text: "true" or "1", "false" or "0". */
export function QueryFlag(): PropertyDecorator {
  const read = Transform(({ value }): unknown => (typeof value === 'string' ? (QUERY_FLAGS[value] ?? value) : value));
  return applyDecorators(read, Flag());
}
