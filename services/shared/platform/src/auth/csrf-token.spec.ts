import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { csrfTokenMatches, makeCsrfToken } from './csrf-token.js';

describe('a CSRF token', () => {
  const secret = randomBytes(32);

  it('a CSRF token differs each time and is valid for its session', () => {
    const tokens = Array.from({ length: 50 }, () => makeCsrfToken(secret));
    expect(new Set(tokens).size).toBe(50);
    expect(tokens.every((token) => csrfTokenMatches(secret, token))).toBe(true);
  });

  it.each(['', 'x', makeCsrfToken(randomBytes(32)), `${makeCsrfToken(secret)}A`, makeCsrfToken(secret).slice(1)])(
    'refuses %p',
    (token) => {
      expect(csrfTokenMatches(secret, token)).toBe(false);
    },
  );
});
