import { describe, expect, it } from '@jest/globals';
import { readReadings } from '@larder/kernel';
import { Finder } from './finder.ts';
import { searchProducts } from './product-search.ts';

const bokChoy = { description: 'Shanghai Bok Choy', chineseName: '上海白菜', size: '1 lb' };
const wings = { name: 'Jalapeño Wings', description: '雞翼', size: null, category: 'Proteins', unit: 'case' };
const finder = new Finder(readReadings(['白 bai baak', '菜 cai coi', '鸡雞 ji gai', '翼 yi jik']));

describe.each([
  ['by what is written alone', null],
  ['with a finder', finder],
])('searching products %s', (_how, how) => {
  it.each(['bok choy', 'CHOY bok', '白菜', '上海 choy', '1 lb', '', '   ', 'ＢＯＫ'])(
    'finds bok choy by %p',
    (query) => {
      expect(searchProducts([bokChoy], query, how)).toEqual([bokChoy]);
    },
  );

  it.each(['beef', '牛肉', 'bok beef'])('%p does not find bok choy', (query) => {
    expect(searchProducts([bokChoy], query, how)).toEqual([]);
  });

  it.each(['jalapeno', '雞翼', 'wings', 'case', 'proteins'])('%p finds wings', (query) => {
    expect(searchProducts([wings], query, how)).toEqual([wings]);
  });

  it('a product without a Chinese name can be searched', () => {
    const plain = { ...bokChoy, chineseName: null };
    expect(searchProducts([plain], 'shanghai', how)).toEqual([plain]);
  });
});

it('the finder searches by sound in both scripts', () => {
  for (const query of ['鸡翼', 'jiyi', 'gai yik']) expect(searchProducts([wings], query, finder)).toEqual([wings]);
  expect(searchProducts([bokChoy], 'baicai', finder)).toEqual([bokChoy]);
  expect(searchProducts([bokChoy], 'baicai', null)).toEqual([]);
});
