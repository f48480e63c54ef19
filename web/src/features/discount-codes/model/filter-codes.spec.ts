import { describe, expect, it } from '@jest/globals';
import { sampleCode } from '../test/discount-code.sample.ts';
import { filterCodes, tierOfAddress } from './filter-codes.ts';

const garden = sampleCode();
const pho = sampleCode({
  id: 'c2',
  code: 'PH07',
  restaurantName: 'Pho 7',
  contactPerson: null,
  email: null,
  tier: 'tier3',
});

describe('the list of codes', () => {
  it.each([
    [null, '', [garden, pho]],
    ['tier3', '', [pho]],
    [null, 'grdn', [garden]],
    [null, ' PHO ', [pho]],
    [null, 'chen garden', [garden]],
    [null, 'mei@', [garden]],
    ['tier3', 'garden', []],
  ] as const)('of tier %s, searched for %j', (tier, query, expected) => {
    expect(filterCodes([garden, pho], { tier, query })).toEqual(expected);
  });

  it.each([
    ['tier2', 'tier2'],
    ['tier9', null],
    [null, null],
  ])('an address with %s means %s', (name, tier) => {
    expect(tierOfAddress(name)).toBe(tier);
  });
});
