import { expect, it } from '@jest/globals';
import { orderStatsQuery, storeStatsQuery } from './orders.ts';

it('the figures of a store named by-store are not those of the comparison of stores', () => {
  expect(orderStatsQuery('by-store').queryKey).not.toEqual(storeStatsQuery.queryKey);
});
