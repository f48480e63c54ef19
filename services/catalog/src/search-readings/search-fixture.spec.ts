import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { productTexts, readReadings, Search, type SearchedProduct } from '@larder/kernel';
import { SOUGHT, SPELLINGS } from '../../test/search-fixture.js';
import { linesOf } from './lines-of.js';

const demo = JSON.parse(readFileSync(new URL('../../demo/goods.json', import.meta.url), 'utf8')) as Record<
  'retailProducts' | 'restaurantProducts',
  SearchedProduct[]
>;
const goods = [...demo.retailProducts, ...demo.restaurantProducts];
const nameOf = (product: SearchedProduct): string => ('name' in product ? product.name : product.description);
const lines = linesOf(JSON.stringify(goods));
const search = new Search(productTexts, readReadings(lines));
const found = (query: string): string[] => search.find(goods, query).map(nameOf);

const queries = SOUGHT.flatMap((sought) =>
  SPELLINGS.map((spelling) => ({ query: sought[spelling], spelling, right: sought.right })),
);
const placeOf = ({ query, right }: (typeof queries)[number]): number =>
  found(query).findIndex((name) => right.includes(name));

describe('the search over the 246 products of the demo', () => {
  it('the fixture has 120 queries in six spellings', () => {
    expect([goods.length, queries.length]).toEqual([246, 120]);
  });

  it.each(queries)('$query ($spelling) is found among the first three', (each) => {
    expect([0, 1, 2]).toContain(placeOf(each));
  });

  it('the right product comes first for 97 of 100 queries', () => {
    const missed = queries.filter((each) => placeOf(each) !== 0).map(({ query }) => query);
    expect({ missed, share: 1 - missed.length / queries.length >= 0.97 }).toMatchObject({ share: true });
  });

  it.each(['鸡', '雞', 'ji', 'jī', 'gai', 'gai1', 'chicken', 'ＣＨＩＣＫＥＮ'])(
    'finds chicken wings by %s',
    (query) => {
      expect(found(query)).toContain('Chicken Wings');
    },
  );
});
