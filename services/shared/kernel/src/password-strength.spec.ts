import { describe, expect, it } from '@jest/globals';
import { passwordAdvice, passwordScore, strengthLabel } from './password-strength.js';

describe('password strength', () => {
  it.each([
    ['', 0, 'Weak'],
    // lower case, and no character three times in a row
    ['abc', 20, 'Weak'],
    ['aaa', 10, 'Weak'],
    ['1234', 20, 'Weak'],
    ['abc1', 40, 'Fair'],
    ['password', 30, 'Fair'],
    ['Password', 40, 'Fair'],
    ['password1', 50, 'Good'],
    ['Password1', 60, 'Good'],
    ['Password11', 60, 'Good'],
    ['Passw0rd!', 80, 'Strong'],
    ['Passw0rd!!!', 70, 'Strong'],
    ['Passw0rd!abc', 90, 'Very Strong'],
    ['Correct-Horse-7-Staple', 100, 'Very Strong'],
    ['白菜白菜', 40, 'Fair'],
    ['a b c', 50, 'Good'],
  ])('the password %p scores %i, %s', (password, score, label) => {
    expect([passwordScore(password), strengthLabel(passwordScore(password))]).toEqual([score, label]);
  });

  it.each([
    [29, 'Weak'],
    [30, 'Fair'],
    [49, 'Fair'],
    [50, 'Good'],
    [69, 'Good'],
    [70, 'Strong'],
    [89, 'Strong'],
    [90, 'Very Strong'],
    [100, 'Very Strong'],
  ])('a password score of %i is labelled %s', (score, label) => expect(strengthLabel(score)).toBe(label));

  it('the password score stays between 0 and 100', () => {
    for (let seed = 1; seed < 500; seed++) {
      const password = Array.from({ length: seed % 23 }, (_, i) =>
        String.fromCodePoint(33 + ((seed * 31 + i * 17) % 94)),
      ).join('');
      const score = passwordScore(password);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  it('the password meter lists which advice is followed', () => {
    expect(passwordAdvice('')).toEqual({
      length: false,
      bothCases: false,
      digitsAndSpecials: false,
      noPatterns: false,
    });
    expect(passwordAdvice('Aa1!Aa1!Aa1!')).toEqual({
      length: true,
      bothCases: true,
      digitsAndSpecials: true,
      noPatterns: true,
    });
    expect(passwordAdvice('aaaaaaaaaaaa').noPatterns).toBe(false);
  });
});
