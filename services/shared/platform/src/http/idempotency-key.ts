import { createHash, randomUUID } from 'node:crypto';
import { LIMITS, Refusal, sentence } from '@larder/kernel';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { currentOrigin } from '../auth/request-context.js';

const KEY = /^[\x21-\x7e]+$/;

const HEADER = ApiHeader({
  name: 'Idempotency-Key',
  description: 'The same for every try of one call: what it creates is created once.',
});

/** The request's `Idempotency-Key`, or null: the specification's clients send none. @throws Refusal `invalid` */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key']?.toString() ?? '';
    if (key === '') return null;
    if (key.length <= LIMITS.idempotencyKey && KEY.test(key)) return key;
    throw new Refusal(
      'invalid',
      sentence('The Idempotency-Key must be text of at most {most} characters without blanks.', {
        most: LIMITS.idempotencyKey,
      }),
    );
  },
  [(target, key = '') => HEADER(target, key, Object.getOwnPropertyDescriptor(target, key) ?? {})],
);

/**
 * The id of a new row. Every attempt of one person with one key gets the same id, so that a retry finds the row of the
 * first attempt as long as it exists. A UUID of version 8 (RFC 9562).
 */
export function idOfCreation(key: string | null): string {
  if (key === null) return randomUUID();
  const hash = createHash('sha256').update(`${currentOrigin().actorId} ${key}`).digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** A retry with other values than the first attempt, or after another change. @param current the row as it is */
export const addedBefore = (current: object): Refusal =>
  new Refusal('conflict', 'This was already added, with different values.', { details: { current } });
