import { inEnglish, sentence, toSentence, type PlainReason, type Sentence } from '@larder/kernel';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

const contracts = new WeakSet<object>();

/** Marks a class as a contract. Called by every field decorator. */
function registerContract(prototype: object): void {
  contracts.add(prototype.constructor);
}

/** Whether a class is a contract; the platform refuses to boot on a body, query or parameter that is not one. */
export function isContract(candidate: unknown): boolean {
  return typeof candidate === 'function' && contracts.has(candidate);
}

export interface FieldRule {
  name: string;
  test: (value: unknown) => boolean;
  /** Completes "FIELD must be …"; or the whole sentence. */
  must: PlainReason | Sentence | { readonly sentence: Sentence };
}

/** One field decorator: the check, its message and its OpenAPI schema. */
export function field(rule: FieldRule, schema: ApiPropertyOptions): PropertyDecorator {
  const { name, must } = rule;
  return (prototype, key) => {
    registerContract(prototype);
    const reason =
      typeof must === 'object' && 'sentence' in must
        ? must.sentence
        : sentence('{field} must be {what}.', { field: String(key), what: toSentence(must) });
    const validator = { validate: rule.test, defaultMessage: () => inEnglish(reason) };
    ValidateBy({ name, validator }, { context: reason })(prototype, key);
    ApiProperty(schema)(prototype, key);
  };
}
