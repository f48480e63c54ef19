import { ERROR_CODES } from '@larder/kernel';
import type request from 'supertest';

/** Sentences to which the specification gives no full stop. */
const SPECIFIED = ['Product name is required', 'Slug is required', 'Display name is required'];

/** Describes how a refusal deviates from the one error shape with a sentence. */
export function faultsOf({ status, body }: request.Response): string[] {
  return [
    status >= 400 && status < 500 ? '' : `status ${status}`,
    /^[A-Za-z].*\.$/.test(body.message) || SPECIFIED.includes(body.message) ? '' : `no sentence: ${body.message}`,
    body.error === body.message ? '' : `another sentence: ${body.error}`,
    ERROR_CODES.includes(body.code) ? '' : `code ${body.code}`,
    typeof body.requestId === 'string' ? '' : 'no request id',
  ].filter(Boolean);
}
