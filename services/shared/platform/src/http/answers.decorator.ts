import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

type ContractClass = abstract new (...args: never[]) => object;

/** The contract of a route's answer, for OpenAPI; tests check every answer against it. */
export function Answers(contract: ContractClass | readonly [ContractClass], status = 200): MethodDecorator {
  const isArray = Array.isArray(contract);
  const type = (isArray ? (contract as readonly [ContractClass])[0] : contract) as new () => object;
  return applyDecorators(
    ApiResponse({ status, type, isArray, description: status < 400 ? 'Done.' : 'Not now; it says why.' }),
  );
}

/** Declares a file as the answer, including JSON that this service did not produce. */
export function AnswersFile(mediaType: string): MethodDecorator {
  const schema = mediaType === 'application/json' ? {} : { type: 'string', format: 'binary' };
  return applyDecorators(
    ApiResponse({
      status: 200,
      description: 'The file.',
      content: { [mediaType]: { schema } },
    }),
  );
}

/** Declares a redirect as the answer. */
export function AnswersMoved(description: string): MethodDecorator {
  const content = { 'text/plain': { schema: { type: 'string' } } };
  return applyDecorators(ApiResponse({ status: 302, description, content }));
}
