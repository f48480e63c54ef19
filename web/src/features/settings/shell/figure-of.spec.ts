import { describe, expect, it } from '@jest/globals';
import { figureOf } from './settings-form.tsx';

describe('a typed number of a setting', () => {
  it.each([
    ['1', true],
    [' 24 ', true],
    ['１６８', true],
    ['168', true],
    ['169', false],
    ['0', false],
    ['-1', false],
    ['1.5', false],
    ['', false],
    ['1e2', false],
  ])('the typed number %p is within the limits: %p', (text, isWithin) => {
    expect(figureOf(text, 1, 168) > 0).toBe(isWithin);
  });
});
