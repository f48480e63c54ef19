import { UNKNOWN_ID_RULE } from '@larder/contracts';
import { Refusal, sentence, toSentence, type Sentence } from '@larder/kernel';
import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';

/** Unknown fields are dropped, nothing is converted. */
export function contractPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    transformOptions: { enableImplicitConversion: false },
    exceptionFactory: (errors) =>
      new Refusal(errors.some(isUnknownId) ? 'not_found' : 'invalid', firstSentence(errors)),
  });
}

const isUnknownId = ({ constraints = {} }: ValidationError): boolean => UNKNOWN_ID_RULE in constraints;

/** What is wrong in a row of a list is told with its place: "items.2: ourPrice must be …". */
function firstSentence(errors: ValidationError[], list = ''): Sentence {
  for (const error of errors) {
    // Those of Nest and class-validator for a body that is not an object have none.
    const [said] = Object.values(error.contexts ?? {}) as Sentence[];
    if (said) return /\.\d+$/.test(list) ? sentence('{row}: {fault}', { row: list, fault: said }) : said;
    const isRow = /^\d+$/.test(error.property);
    if (error.children?.length)
      return firstSentence(error.children, isRow ? `${list}.${error.property}` : error.property);
  }
  return toSentence('The request must be an object.');
}
