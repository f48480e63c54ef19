import { describe, expect, it } from '@jest/globals';
import { acceptedLanguage } from '../language.js';
import { CHINESE } from './chinese/index.js';
import { inEnglish, packSentence, sentence, unpackSentence } from './sentence.js';
import { textOf, inLanguage } from './wording.js';

const blanksOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

describe('what the services say', () => {
  const nested = sentence('{thing} not found.', { thing: sentence('Product') });

  it.each([
    ['en', 'Product not found.'],
    ['zh-Hant', '找不到產品。'],
    ['zh-Hans', '找不到产品。'],
  ] as const)('a sentence and its values are translated into %s', (language, words) => {
    expect(inLanguage(nested, language)).toBe(words);
  });

  it('typed values are not translated', () => {
    const message = sentence('A category called {name} exists already.', { name: '{thing} 麵類' });
    expect(inLanguage(message, 'zh-Hans')).toBe('已有名为 {thing} 麵類 的类别。');
    expect(inEnglish(message)).toBe('A category called {thing} 麵類 exists already.');
  });

  it.each(Object.entries(CHINESE))('%s has the same blanks in Chinese', (english, chinese) => {
    expect(blanksOf(chinese)).toEqual(blanksOf(english));
    expect(textOf(english as keyof typeof CHINESE, 'zh-Hans')).not.toMatch(/[們這個沒說請]/);
  });

  it('a sentence is stored as plain English where possible, and read back with its values', () => {
    expect(packSentence(sentence('The file is empty.'))).toBe('The file is empty.');
    expect(unpackSentence(packSentence(nested))).toEqual(nested);
    expect(inLanguage(unpackSentence('The file is empty.'), 'zh-Hant')).toBe('檔案是空的。');
    expect(inLanguage(unpackSentence('What an older version wrote.'), 'zh-Hant')).toBe('What an older version wrote.');
  });
});

it.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['fr-CA, fr;q=0.9', 'en'],
  ['fr, zh-TW;q=0.8, en;q=0.5', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['yue-Hant-HK', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['en-CA, zh;q=0.9', 'en'],
  ['x'.repeat(5_000), 'en'],
])('the header "Accept-Language: %s" asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
