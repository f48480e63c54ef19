import { describe, expect, it } from '@jest/globals';
import { readReadings } from './readings.js';
import { Search, type SearchTexts } from './search-index.js';

const READINGS = readReadings([
  '鸡雞鷄 ji gai',
  '翼 yi jik',
  '小 xiao siu',
  '白 bai,bo baak',
  '菜 cai coi',
  '大 da,dai daai,taai',
  '行 xing,hang haang,hang,hong',
  '绿綠 lu,lv luk',
  '豆 dou dau',
  '叉 cha caa',
  '烧燒 shao siu',
  '面麪麫麵 mian min',
]);

interface Item extends SearchTexts {
  readonly names: readonly string[];
}

const item = (...names: string[]): Item => ({ names });
const found = (items: readonly Item[], query: string, readings = READINGS): string[] =>
  new Search<Item>((each) => each, readings).find(items, query).map(({ names }) => names[0] ?? '');

const SHOP = [
  item('Baby Bok Choy', '小白菜'),
  item('Napa Cabbage', '大白菜'),
  item('Chicken Wings', '雞翼'),
  item('Whole Chicken', '光雞'),
  item('Mung Beans', '綠豆'),
  item('Barbecue Pork', '叉燒'),
  item('Fresh Noodles', '鮮麵'),
];

describe('searching a list', () => {
  it.each([
    '雞翼',
    '鸡翼',
    'jiyi',
    'ji yi',
    'jī yì',
    'ji1yi4',
    'gai jik',
    'gai1 jik6',
    'gai yik',
    'chicken wing',
    'chiken',
  ])('%s finds chicken wings', (query) => {
    expect(found(SHOP, query)[0]).toBe('Chicken Wings');
  });

  it.each([
    ['xiaobaicai', 'Baby Bok Choy'],
    ['xiao bai cai', 'Baby Bok Choy'],
    ['xbc', 'Baby Bok Choy'],
    ['sbc', 'Baby Bok Choy'],
    ['siu baak coi', 'Baby Bok Choy'],
    ['siu baak choi', 'Baby Bok Choy'],
    ['xiao bok', 'Baby Bok Choy'],
    ['小 choy', 'Baby Bok Choy'],
    ['choy baby', 'Baby Bok Choy'],
    ['ＣＨＯＹ', 'Baby Bok Choy'],
    ['lǜdòu', 'Mung Beans'],
    ['lvdou', 'Mung Beans'],
    ['char siu', 'Barbecue Pork'],
    ['面', 'Fresh Noodles'],
    ['麪', 'Fresh Noodles'],
    ['mian', 'Fresh Noodles'],
  ])('%s finds only %s', (query, name) => {
    expect(found(SHOP, query)).toEqual([name]);
  });

  it('an empty query finds the whole list in its order', () => {
    const search = new Search<Item>((each) => each);
    expect(search.find(SHOP, '  ')).toBe(SHOP);
    expect(search.find(SHOP, '?!')).toEqual([]);
  });

  it.each(['x', 'lobster', 'xiaoji', 'xiao noodles', '魚', 'siubai'])('%s finds nothing', (query) => {
    expect(found(SHOP, query)).toEqual([]);
  });

  it('Chinese is not found by sound without readings', () => {
    const plain = readReadings([]);
    expect(found(SHOP, 'xbc', plain)).toEqual([]);
    expect(found(SHOP, '雞', plain)).toEqual(['Chicken Wings', 'Whole Chicken']);
    expect(found(SHOP, 'chiken', plain)).toEqual(['Chicken Wings', 'Whole Chicken']);
  });
});

describe('the order of what is found', () => {
  it('results are ordered by exact match, prefix, word, sound and the rest', () => {
    const list = [
      item('inside: shenji'),
      item('sound', '小雞'),
      item('sound of a whole name', '雞'),
      item('a ji word'),
      item('jicama'),
      item('ji prefix'),
      item('ji'),
    ];
    expect(found(list, 'ji')).toEqual([
      'ji',
      'ji prefix',
      'jicama',
      'a ji word',
      'sound of a whole name',
      'sound',
      'inside: shenji',
    ]);
  });

  it('equal results keep the order of the list', () => {
    const list = ['3', '1', '2'].map((number) => item(`chicken no ${number}`));
    expect(found(list, 'chicken')).toEqual(['chicken no 3', 'chicken no 1', 'chicken no 2']);
  });

  it('a plural comes before a longer word', () => {
    expect(found([item('Chinese Eggplant'), item('Large Eggs')], 'egg')).toEqual(['Large Eggs', 'Chinese Eggplant']);
  });

  it('matches of the name come before matches of other fields', () => {
    const list = [
      { names: ['Stock'], notes: ['Chicken'] },
      { names: ['Fried chicken'], notes: ['1 lb'] },
    ];
    expect(found(list, 'chicken')).toEqual(['Fried chicken', 'Stock']);
  });

  it('sizes are found as written, whole ones first, and typing errors are not corrected', () => {
    const list = ['12 lb', '2 lb', '3 lb'].map((size) => ({ names: [`rice, ${size}`], notes: [size] }));
    expect(found(list, '2 lb')).toEqual(['rice, 2 lb', 'rice, 12 lb']);
    expect(found([item('shrimp 21/25'), item('shrimp 26/30')], '21/25')).toEqual(['shrimp 21/25']);
    expect(found([item('bag 50000')], '50001')).toEqual([]);
  });

  it('whole words come before words with that prefix', () => {
    expect(found([item('unfinished', '行'), item('finished', '白')], 'bai')).toEqual(['finished']);
    expect(found([item('a', '麵'), item('b', '翼')], 'mia')).toEqual(['a']);
  });
});

describe('every product', () => {
  const names = ['小白菜', '大白菜', '雞翼', '綠豆', '叉燒', '行行行'];
  const simplified = ['小白菜', '大白菜', '鸡翼', '绿豆', '叉烧', '行行行'];
  const list = names.map((name, place) => item(`No ${place}`, name));

  it.each(names.map((traditional, place) => ({ traditional, simplified: simplified[place] ?? '', place })))(
    'is the first that its own name finds, in both scripts: $traditional, $simplified',
    (each) => {
      expect(found(list, each.traditional)[0]).toBe(`No ${each.place}`);
      expect(found(list, each.simplified)[0]).toBe(`No ${each.place}`);
    },
  );

  it('every product is found by any reading of each of its characters', () => {
    for (const query of ['xingxingxing', 'xinghangxing', 'haanghong', 'hhh', 'xhx']) {
      expect(found(list, query)).toEqual(['No 5']);
    }
  });

  it('every product is found by its name with one typing error in a long word', () => {
    const words = ['broccoli', 'mushroom', 'vinegar'];
    for (const word of words) {
      for (let at = 0; at < word.length; at++) {
        const [before, letter, behind] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
        for (const slip of [before + behind, `${before}q${behind}`, `${before}q${letter}${behind}`]) {
          expect(
            found(
              words.map((each) => item(`Fresh ${each}`)),
              slip,
            ),
          ).toEqual([`Fresh ${word}`]);
        }
      }
    }
  });
});
