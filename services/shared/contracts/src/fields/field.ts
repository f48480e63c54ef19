import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { registerContract } from './contract-registry.js';

export interface FieldRule {
  name: string;
  test: (value: unknown) => boolean;
  /** What the field must be, completing "FIELD must be …"; or the whole sentence. */
  must: string | { readonly sentence: string };
}

/** One field decorator: the check, its message and its OpenAPI schema. */
export function field(rule: FieldRule, schema: ApiPropertyOptions): PropertyDecorator {
  const { name, must } = rule;
  const check = ValidateBy({
    name,
    validator: {
      validate: (value) => rule.test(value),
      defaultMessage: (args) =>
        typeof must === 'string' ? `${args?.property ?? 'The value'} must be ${must}.` : must.sentence,
    },
  });
  return (prototype, key) => {
    registerContract(prototype);
    check(prototype, key);
    ApiProperty(schema)(prototype, key);
  };
}
