import { describe, expect, it } from '@jest/globals';
import type { PriceAnswer } from '../../shared/api/products.ts';
import { newestPrices } from './use-price-age.ts';

function answer(revision: number, readAt: string | null = '2026-11-21T10:00:00.000Z'): PriceAnswer {
  return { products: [], revision, readAt, outdated: false };
}

describe('the list the board shows', () => {
  it('the board shows the first list that arrives', () => {
    const first = answer(7);
    expect(newestPrices(undefined, first)).toBe(first);
  });

  it('a list is replaced by one of the same or a higher revision', () => {
    const same = answer(7, '2026-11-21T10:01:00.000Z');
    expect(newestPrices(answer(7), same)).toBe(same);
    const higher = answer(8);
    expect(newestPrices(answer(7), higher)).toBe(higher);
  });

  it('a list is never replaced by one of a lower revision', () => {
    const held = answer(8);
    expect(newestPrices(held, answer(7, '2026-11-21T11:00:00.000Z'))).toBe(held);
  });

  it('a list keeps its time when a later answer has none', () => {
    expect(newestPrices(answer(7), answer(7, null)).readAt).toBe('2026-11-21T10:00:00.000Z');
  });
});
