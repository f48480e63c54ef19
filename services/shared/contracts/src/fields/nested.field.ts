import { isStorableText, sentence } from '@larder/kernel';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { field } from './field.js';
import { plainId, UUID } from './text.field.js';

type ContractClass = new () => object;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

export function Nested(item: () => ContractClass): PropertyDecorator {
  const shape = field(
    { name: 'nested', test: isObject, must: 'an object' },
    // Swagger recognizes a lazily resolved class by the function's name, which the key sets.
    { type: () => item() },
  );
  return applyDecorators(Type(item), ValidateNested(), shape);
}

export function ListOf(item: () => ContractClass, max: number): PropertyDecorator {
  // class-validator would treat a nested list as further items, and an empty nested list as no item.
  const test = (value: unknown): boolean => Array.isArray(value) && value.length <= max && value.every(isObject);
  const shape = field(
    { name: 'list', test, must: sentence('a list of at most {most} objects', { most: max }) },
    { type: () => item(), isArray: true, maxItems: max },
  );
  return applyDecorators(Type(item), ValidateNested({ each: true }), shape);
}

export function ListOfIds(max: number, { min = 0 } = {}): PropertyDecorator {
  const test = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length >= min &&
    value.length <= max &&
    value.every((id) => typeof id === 'string' && UUID.test(id)) &&
    new Set(value).size === value.length;
  const must =
    min > 0
      ? sentence('a list of {least} to {most} different ids', { least: min, most: max })
      : sentence('a list of at most {most} different ids', { most: max });
  const read = Transform(({ value }): unknown => (Array.isArray(value) ? value.map(plainId) : value));
  const ids = field(
    { name: 'ids', test, must },
    { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: min, maxItems: max, uniqueItems: true },
  );
  return applyDecorators(read, ids);
}

/** Different texts, none of them blank. */
export function ListOfTexts(maxLength: number, most: number): PropertyDecorator {
  const isText = (value: unknown): boolean =>
    typeof value === 'string' && value.length <= maxLength && value.trim() !== '' && isStorableText(value);
  const test = (value: unknown): boolean =>
    Array.isArray(value) && value.length <= most && value.every(isText) && new Set(value).size === value.length;
  const must = sentence('a list of at most {most} different texts of 1 to {length} characters', {
    most,
    length: maxLength,
  });
  return field(
    { name: 'texts', test, must },
    { type: 'array', items: { type: 'string', minLength: 1, maxLength }, maxItems: most, uniqueItems: true },
  );
}
