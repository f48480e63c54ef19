import { describe, expect, it } from '@jest/globals';
import { isStorableText } from './plain-text.js';

describe('text that can be stored', () => {
  it.each([
    ['上海青 🥬', true],
    ['', true],
    ['a\0b', false],
    ['\ud800', false],
    ['\udc00x', false],
  ])('the text %p can be stored: %p', (text, storable) => {
    expect(isStorableText(text)).toBe(storable);
  });
});
