import type { ErrorBody } from '@larder/contracts';
import { acceptedLanguage, Refusal, type ErrorCode, type PlainReason } from '@larder/kernel';
import { inLanguage } from '@larder/kernel/wording';
import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTransient, sqlStateOf } from '../database/transient-error.js';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  csrf: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  too_slow: 408,
  too_many: 429,
  unavailable: 503,
  internal: 500,
};

/** Refusals of the HTTP layer itself, by status. */
const SENTENCES: Readonly<Record<number, [ErrorCode, PlainReason]>> = {
  400: ['invalid', 'The request could not be read.'],
  404: ['not_found', 'There is nothing at this address.'],
  405: ['not_found', 'There is nothing at this address.'],
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_type', 'This content type is not accepted here. Send JSON.'],
};

const UNAVAILABLE = new Refusal('unavailable', 'The service is temporarily unavailable. Please try again.', {
  retryAfterSeconds: 2,
});

/** Unexpected errors reveal no internals. */
export function refusalFor(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HttpException) return refusalForStatus(error.getStatus());
  if (isTransient(error)) return UNAVAILABLE;
  const state = sqlStateOf(error);
  if (state?.startsWith('22')) return new Refusal('invalid', 'A value of the request cannot be stored.');
  if (state === '23505') return new Refusal('conflict', 'An entry like this exists already.');
  if (isHttpError(error)) return refusalForStatus(error.statusCode);
  return new Refusal('internal', 'Something went wrong on our side.');
}

function refusalForStatus(status: number): Refusal {
  const known = SENTENCES[status];
  if (known) return new Refusal(...known);
  return status < 500
    ? new Refusal('invalid', 'The request could not be read.')
    : new Refusal('internal', 'Something went wrong on our side.');
}

function isHttpError(error: unknown): error is { statusCode: number } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

const intended = new WeakSet<FastifyRequest>();

/** Whether the shop intended the refusal of the request, such as by a pause. */
export const wasRefusedAsIntended = (request: FastifyRequest): boolean => intended.has(request);

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const message = inLanguage(refusal.sentence, acceptedLanguage(request.headers['accept-language']));
  const body: ErrorBody = {
    ...refusal.details,
    message,
    error: message,
    ...refusal.sentence,
    code: refusal.code,
    requestId: request.id,
  };
  if (refusal.isIntended) intended.add(request);
  if (refusal.retryAfterSeconds !== undefined) void reply.header('retry-after', refusal.retryAfterSeconds);
  void reply.header('cache-control', 'no-store').status(STATUS[refusal.code]).send(body);
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    // A body ended for its slowness was answered already, and fails again where it is read.
    if (reply.sent) return;
    const refusal = refusalFor(error);
    if (refusal.code === 'internal') this.logger.error(error);
    else if (refusal.code === 'unavailable' && !refusal.isIntended) this.logger.warn(error);
    sendRefusal(refusal, http.getRequest<FastifyRequest>(), reply);
  }
}
