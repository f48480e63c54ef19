import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { orderNumber } from './placement.service.js';

describe('an order number', () => {
  it('an order number is the day and six unambiguous characters', () => {
    expect(orderNumber('2026-11-21', Uint8Array.from([0, 1, 2, 31, 32, 255]))).toBe('261121-012-Z0Z');
  });

  it('order numbers use every character equally often', () => {
    const counts = new Map<string, number>();
    for (let drawn = 0; drawn < 5_000; drawn++) {
      for (const character of orderNumber('2026-11-21', randomBytes(6)).slice(7).replace('-', '')) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(32);
    // 30,000 draws of 32 characters: 937 each, and 6 standard deviations are 180.
    for (const count of counts.values()) expect(Math.abs(count - 937)).toBeLessThan(200);
  });
});
