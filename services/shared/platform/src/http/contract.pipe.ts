import { UNKNOWN_ID_RULE } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
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
function firstSentence(errors: ValidationError[], list = ''): string {
  for (const error of errors) {
    // The messages of Nest and class-validator for a body that is not an object.
    if (error.constraints && !('unknownValue' in error.constraints) && !('isObject' in error.constraints)) {
      const [sentence] = Object.values(error.constraints);
      if (sentence) return /\.\d+$/.test(list) ? `${list}: ${sentence}` : sentence;
    }
    const isRow = /^\d+$/.test(error.property);
    if (error.children?.length)
      return firstSentence(error.children, isRow ? `${list}.${error.property}` : error.property);
  }
  return 'The request must be an object.';
}
