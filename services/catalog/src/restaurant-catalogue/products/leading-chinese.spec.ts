import { describe, expect, it } from '@jest/globals';
import { leadingChinese } from './leading-chinese.js';

describe('the Chinese name at the front of a description', () => {
  it.each([
    ['珍珠米', '珍珠米', ''],
    ['長糯米. For lo mai gai and rice dumplings.', '長糯米', 'For lo mai gai and rice dumplings.'],
    ['鮮河粉。 Made daily', '鮮河粉', 'Made daily'],
    ['牛腩, untrimmed', '牛腩', 'untrimmed'],
    ['光雞 12 birds', '光雞', '12 birds'],
    ['龍蝦（大） live', '龍蝦（大）', 'live'],
    ['上海 青', '上海 青', ''],
    ['  白菜 – baby', '白菜', 'baby'],
  ])('a leading Chinese name is split off: %p', (given, chineseName, description) => {
    expect(leadingChinese(given)).toEqual({ chineseName, description });
  });

  it.each([
    ['', 'there is nothing'],
    ['For congee', 'no Chinese'],
    ['Jasmine rice 香米', 'Chinese further on alone'],
    ['XO醬', 'a name in two scripts'],
    ['炒麵. Or 上海粗麵.', 'Chinese in what follows'],
    ['新鮮。每日送貨', 'sentences in Chinese'],
    ['香'.repeat(25), 'too long for a name'],
  ])('the description %p is left alone: %s', (given) => {
    expect(leadingChinese(given)).toBeNull();
  });
});
