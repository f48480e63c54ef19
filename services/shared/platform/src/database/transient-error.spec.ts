import { describe, expect, it } from '@jest/globals';
import { EntityMetadataNotFoundError, QueryFailedError } from 'typeorm';
import { isTransient } from './transient-error.js';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

describe('errors that may not happen again', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a server that shuts down, wrapped by TypeORM', new QueryFailedError('SELECT 1', [], withCode('57P01'))],
    ['a deadlock', withCode('40P01')],
    ['a password that has just been made anew', withCode('28P01')],
    ['a connection that was cut', new Error('Connection terminated unexpectedly')],
    ['a service that has not connected yet', new EntityMetadataNotFoundError('StoreEntity')],
  ])('%s is transient', (_, error) => {
    expect(isTransient(error)).toBe(true);
  });

  it.each([
    ['a rule that was broken', withCode('23505')],
    ['a mistake in a statement', new QueryFailedError('SELEC 1', [], withCode('42601'))],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing at all', undefined],
  ])('%s is not transient', (_, error) => {
    expect(isTransient(error)).toBe(false);
  });
});
