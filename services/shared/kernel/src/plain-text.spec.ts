import { describe, expect, it } from '@jest/globals';
import { isStorableText, isVisible } from './plain-text.js';

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

it.each([
  ['上海青 🥬', true],
  [' \t\n\u3000', false],
  ['\u200b\u2060\ufeff', false],
  ['\u3164', false],
  ['Rösti \u202e', true],
])('something of the text %p is visible: %p', (text, visible) => {
  expect(isVisible(text)).toBe(visible);
});
