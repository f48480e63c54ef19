import { describe, expect, it } from '@jest/globals';
import { matchesSearch } from './product-search.ts';

const bokChoy = { description: 'Shanghai Bok Choy', chineseName: '上海白菜', size: '1 lb' };

describe('searching products', () => {
  it.each(['bok choy', 'CHOY bok', '白菜', '上海 choy', '1 lb', '', '   ', 'ＢＯＫ'])(
    'finds bok choy by %p',
    (query) => {
      expect(matchesSearch(bokChoy, query)).toBe(true);
    },
  );

  it.each(['beef', '牛肉', 'bok beef', 'bokchoy'])('does not find bok choy by %p', (query) => {
    expect(matchesSearch(bokChoy, query)).toBe(false);
  });

  it('ignores accents and stands an absent Chinese name', () => {
    expect(matchesSearch({ description: 'Jalapeño', chineseName: null, size: '' }, 'jalapeno')).toBe(true);
  });
});
