import { describe, expect, it } from '@jest/globals';
import type { DiscountTierConfig } from '@larder/contracts';
import { tierFieldsOf, tierInputOf, tierProblems } from './tier-fields.ts';

const gold: DiscountTierConfig = {
  id: 't3',
  tier: 'tier3',
  tierName: 'Gold',
  discountPercentage: 0.15,
  rebatePercentage: 0.0325,
  rebatePeriod: 'annually',
  minPurchaseAmount: 100_000,
  description: '',
  version: 1,
};
const fields = tierFieldsOf(gold);

describe("a tier's form", () => {
  it('the form of a tier shows fractions as percent', () => {
    expect(fields).toMatchObject({ discount: '15', rebate: '3.25', minimum: '100000.00' });
  });

  it('percentages of a tier are sent as fractions, and untouched finer ones unchanged', () => {
    expect(tierInputOf({ ...fields, tierName: ' Gold+ ', discount: '7.5', minimum: '$1,250.5' }, gold)).toEqual({
      tierName: 'Gold+',
      discountPercentage: 0.075,
      rebatePercentage: 0.0325,
      rebatePeriod: 'annually',
      minPurchaseAmount: 1250.5,
      description: '',
    });
  });

  it.each([
    [{}, {}],
    [{ tierName: '  ' }, { tierName: true }],
    [{ discount: '101' }, { discount: true }],
    [{ rebate: '3.26' }, { rebate: true }],
    [{ minimum: '-1' }, { minimum: 'invalid' }],
    [{ minimum: '1.005' }, { minimum: 'invalid' }],
    [{ minimum: '100000000' }, { minimum: 'too-high' }],
  ])('the tier form refuses %j with %j', (change, problems) => {
    const none = { tierName: false, discount: false, rebate: false, minimum: null };
    expect(tierProblems({ ...fields, ...change }, gold)).toEqual({ ...none, ...problems });
  });
});
