import { describe, expect, it } from '@jest/globals';
import { isNear, nearWords, vocabularyOf } from './near-words.js';

const vocabulary = vocabularyOf(['\nfresh chicken wings\n', '\nbok choy\n小白菜\n', '\nno. 12345 bag\n', '\ngrapes\n']);

describe('words that differ by one slip', () => {
  it.each([
    ['chicken', 'chicken'],
    ['chiken', 'chicken'],
    ['chickken', 'chicken'],
    ['chicksn', 'chicken'],
    ['chikcen', 'chicken'],
    ['hcicken', 'chicken'],
    ['chickne', 'chicken'],
  ])('%s is near %s', (one, other) => {
    expect([isNear(one, other), isNear(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['chkn', 'chicken'],
    ['brocolli', 'broccoli'],
    ['ckichen', 'chicken'],
    ['lemon', 'melon'],
  ])('%s is not near %s', (one, other) => {
    expect([isNear(one, other), isNear(other, one)]).toEqual([false, false]);
  });
});

describe('what a word may have been meant to be', () => {
  it.each([
    ['chiken', ['chicken']],
    ['wigns', ['wings']],
    ['bokchoy', ['bok choy']],
    ['bokchoi', ['bok choy']],
    ['grape', ['grapes']],
  ])('the mistyped word %s finds what was meant', (word, meant) => {
    expect(nearWords(word, vocabulary)).toEqual(meant);
  });

  it.each([
    ['a word of the list', 'chicken'],
    ['a short word', 'choi'],
    ['a number', '12346'],
    ['a number with letters', '5000g'],
    ['two words', 'fresh chiken'],
    ['what is far off', 'lobster'],
  ])('%s may mean no other word', (_what, word) => {
    expect(nearWords(word, vocabulary)).toEqual([]);
  });
});
