import { describe, expect, it } from '@jest/globals';
import { pickGroups } from './pick-list.tsx';

describe('the groups of a pick list', () => {
  it('chilled and frozen categories come last in the pick list', () => {
    const groups = pickGroups(
      ['Dim Sum', 'Rice', 'Gone'].map((category) => ({ category, products: [] })),
      [
        { name: 'Rice', chineseName: '米', icon: 'Package' },
        { name: 'dim sum', icon: 'Snowflake' },
      ],
    );
    expect(groups.map(({ category, chineseName, isCold }) => [category, chineseName, isCold])).toEqual([
      ['Rice', '米', false],
      ['Gone', null, false],
      ['Dim Sum', null, true],
    ]);
  });
});
