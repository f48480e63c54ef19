import { describe, expect, it } from '@jest/globals';
import { commonStepOf, nextStepOf } from './next-step.ts';

describe('the next step of an order', () => {
  it.each([
    ['pending', { status: 'confirmed', label: 'Confirm order' }],
    ['confirmed', { status: 'preparing', label: 'Start preparing' }],
    ['preparing', { status: 'ready', label: 'Mark as ready' }],
    ['ready', { status: 'delivered', label: 'Mark as delivered' }],
    ['delivered', null],
    ['cancelled', null],
  ] as const)('the next step from %s is %j', (from, step) => {
    expect(nextStepOf(from, 'admin')).toEqual(step);
    expect(nextStepOf(from, 'order')).toEqual(step);
    expect(nextStepOf(from, 'read-only')).toBeNull();
  });

  it('the next step of many orders is the one they share', () => {
    const at = (...statuses: ('pending' | 'ready')[]) => statuses.map((status) => ({ status }));
    expect(commonStepOf(at('pending', 'pending'), 'admin')?.status).toBe('confirmed');
    expect(commonStepOf(at('pending', 'ready'), 'admin')).toBeNull();
    expect(commonStepOf([], 'admin')).toBeNull();
  });
});
