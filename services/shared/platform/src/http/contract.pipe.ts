import { UNKNOWN_ID_RULE } from '@larder/contracts';
import { Refusal, sentence, toSentence, type Sentence } from '@larder/kernel';
import { ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type MetadataStorage, type ValidationError } from 'class-validator';

/** Unknown fields are dropped, nothing is converted. */
export function contractPipe(): ValidationPipe {
  rememberRules();
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    transformOptions: { enableImplicitConversion: false },
    exceptionFactory: (errors) =>
      new Refusal(errors.some(isUnknownId) ? 'not_found' : 'invalid', firstSentence(errors)),
  });
}

type FindRules = MetadataStorage['getTargetValidationMetadatas'];

let findRules: FindRules | undefined;

/**
 * class-validator searches the rules of all classes whenever it checks an object, to find inherited ones: half a
 * millisecond with our contracts. Here they are found once per class; its decorators ran before it is first checked.
 */
function rememberRules(): void {
  const storage = getMetadataStorage();
  if (storage.getTargetValidationMetadatas === findRules) return;
  const find: FindRules = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<string, WeakMap<object, ReturnType<FindRules>>>();
  findRules = (target, schema, always, strictGroups, groups) => {
    if (typeof target !== 'function' || (groups?.length ?? 0) > 0)
      return find(target, schema, always, strictGroups, groups);
    const options = `${schema}|${always}|${strictGroups}`;
    const byClass = known.get(options) ?? new WeakMap<object, ReturnType<FindRules>>();
    known.set(options, byClass);
    const rules = byClass.get(target) ?? find(target, schema, always, strictGroups, groups);
    byClass.set(target, rules);
    return rules;
  };
  storage.getTargetValidationMetadatas = findRules;
}

const isUnknownId = ({ constraints = {} }: ValidationError): boolean => UNKNOWN_ID_RULE in constraints;

/** A fault in a row of a list is reported with its place: "items.2: ourPrice must be …". */
function firstSentence(errors: ValidationError[], list = ''): Sentence {
  for (const error of errors) {
    // The errors of Nest and class-validator for a body that is not an object have no context.
    const [reason] = Object.values(error.contexts ?? {}) as Sentence[];
    if (reason) return /\.\d+$/.test(list) ? sentence('{row}: {fault}', { row: list, fault: reason }) : reason;
    const isRow = /^\d+$/.test(error.property);
    if (error.children?.length)
      return firstSentence(error.children, isRow ? `${list}.${error.property}` : error.property);
  }
  return toSentence('The request must be an object.');
}
