import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../../shared/api/api-error.ts';
import { orderRefusalOf } from './use-place-order.ts';

describe('the refusal of an order', () => {
  it.each([
    [new ApiError('Rice needs at least 4 bag.', 400, { message: 'Rice needs at least 4 bag.' }), 'said'],
    [new ApiError('Too many', 429, { message: 'Too many tries.' }), 'said'],
    [new ApiError('Bad Request', 400, ''), 'unknown'],
    [new ApiError('x', 409, { message: 'x', quote: { lines: [] } }), 'prices'],
    [new ApiError('x', 409, { message: 'This order was already sent with different contents.' }), 'key-used'],
    [new ApiError('x', 409, { message: '9-12 on 2026-11-24 is full.', slotFull: true }), 'said'],
    [new ApiError('x', 503, { message: 'Busy' }), 'unknown'],
    [new ApiError('x', 503, { message: 'Ordering is paused at the moment.', orderingPaused: true }), 'said'],
    [new ApiError('The server could not be reached.', 0, null), 'unknown'],
    [new TypeError('a bug'), 'unknown'],
  ])('the refusal %p is shown as %p', (error, kind) => {
    expect(orderRefusalOf(error).kind).toBe(kind);
  });
});
