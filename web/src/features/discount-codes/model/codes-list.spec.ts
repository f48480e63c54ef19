import { describe, expect, it } from '@jest/globals';
import { sampleCode } from '../test/discount-code.sample.ts';
import { codesCsv, codesFileName, filterCodes, tierOfAddress } from './codes-list.ts';

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
    [null, 'ｐｈｏ', [pho]],
  ] as const)('codes are filtered by tier %s and search %j', (tier, query, expected) => {
    expect(filterCodes([garden, pho], { tier, query })).toEqual(expected);
  });

  it('a search without accents finds a restaurant with them', () => {
    const cafe = sampleCode({ restaurantName: 'Café Jalapeño' });
    expect(filterCodes([garden, cafe], { tier: null, query: 'jalapeno cafe' })).toEqual([cafe]);
  });

  it.each([
    ['tier2', 'tier2'],
    ['tier9', null],
    [null, null],
  ])('the URL with %s means the tier %s', (name, tier) => {
    expect(tierOfAddress(name)).toBe(tier);
  });
});

const HEADER = 'Code,Restaurant,Contact,Email,Phone,Tier,Discount,Usage Count,Total Discount,Status\r\n';

describe('the CSV file of codes', () => {
  it('the CSV of codes has a byte order mark and a line for each code', () => {
    expect(codesCsv([sampleCode()], () => 'Bronze')).toBe(
      `\uFEFF${HEADER}GRDN,Garden House,Mei Chen,mei@garden.example,604-555-0100,Bronze,7.0%,3,1204.20,Active\r\n`,
    );
  });

  it('the CSV of codes has a column for stores if there is a choice of stores', () => {
    const stores = ['North', 'South, old'].map((name, at) => ({ id: `s${at}`, name, active: at === 0 }));
    const codes = [sampleCode({ storeIds: ['s0', 's1'] }), sampleCode()];
    const cells = codesCsv(codes, () => 'Bronze', stores).split('\r\n');
    expect(cells.map((line) => line.split('Active,')[1] ?? line.split(',').at(-1))).toEqual([
      'Stores',
      '"North, South, old (closed)"',
      'All stores',
      '',
    ]);
  });

  it('the CSV of codes quotes cells and guards against formulas', () => {
    const code = sampleCode({
      restaurantName: '=HYPERLINK("x")',
      contactPerson: 'Chen, Mei',
      email: null,
      phone: '+1 604',
      active: false,
    });
    expect(codesCsv([code], () => 'Gold')).toBe(
      `\uFEFF${HEADER}GRDN,"'=HYPERLINK(""x"")","Chen, Mei",,'+1 604,Gold,7.0%,3,1204.20,Inactive\r\n`,
    );
  });

  it('the CSV of codes is named by its day', () => {
    expect(codesFileName('2026-11-21')).toBe('discount_codes_2026-11-21.csv');
  });
});
