import { describe, expect, it } from '@jest/globals';
import { figureWords, percentWords, secondWords, uptimeWords } from './figure-words.ts';

describe('figures in words', () => {
  it.each([
    [0, '0d 0h 0m'],
    [59, '0d 0h 0m'],
    [93_784.9, '1d 2h 3m'],
    [31_536_000, '365d 0h 0m'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(uptimeWords(seconds)).toBe(words);
  });

  it('have at most one digit behind the point', () => {
    expect(figureWords(1234.56)).toBe('1,234.6');
    expect(percentWords(74.9)).toBe('74.9%');
    expect(percentWords(90)).toBe('90%');
    expect(secondWords(new Date('2026-11-21T15:00:05Z'), 'America/Toronto')).toBe('10:00:05 AM');
  });
});
