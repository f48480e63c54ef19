import { describe, expect, it } from '@jest/globals';
import type { BulkOverrideResult, ProductEditResult } from '@larder/contracts';
import { sampleProduct } from '../test/product.sample.ts';
import { chainPlan, changedPrice, contraryTo, itemOfEdit, pricedItems, storesPlan } from './bulk-change.ts';
import { NOTHING_SELECTED, selectProduct } from './use-product-selection.ts';

const tofu = sampleProduct('tofu', { description: 'Tofu', ourPrice: 1.59, retailPrice: 1.99 });
const rice = sampleProduct('rice', { description: 'Rice', ourPrice: 18.5, retailPrice: 21 });
const head = { hash: 'h', slips: 0, needsSecondPerson: false, dryRun: true };

describe('a change of many prices', () => {
  it('a bulk change sets one price, or a percentage with an ending', () => {
    expect(changedPrice(1.59, { how: 'set', cents: 150 })).toBe(1.5);
    expect(changedPrice(1.59, { how: 'percent', percent: -10, ending: 'cent' })).toBe(1.43);
    expect(pricedItems([tofu, rice], 'ourPrice', { how: 'percent', percent: 10, ending: '9' })).toEqual([
      { id: 'tofu', ourPrice: 1.79 },
      { id: 'rice', ourPrice: 20.39 },
    ]);
  });

  it('a change that rounding would reverse is reported', () => {
    expect(contraryTo([tofu, rice], 'ourPrice', { how: 'percent', percent: -2, ending: '99' })).toEqual([tofu]);
    expect(contraryTo([tofu, rice], 'ourPrice', { how: 'set', cents: 900 })).toEqual([]);
  });

  it('a bulk change in stores is sent without fields of the chain', () => {
    expect([{ id: 'tofu', ourPrice: 2, size: '1 kg', active: false }].map(itemOfEdit)).toEqual([
      { kind: 'retail', productId: 'tofu', ourPrice: 2, active: false },
    ]);
  });
});

describe('the plan of a bulk change', () => {
  it('the plan has a line for each field, slips first', () => {
    const same = { oldRetailPrice: 21, newRetailPrice: 21, oldOurPrice: 18.5, newOurPrice: 18.5 };
    const slip = { field: 'ourPrice', kind: 'jump', from: 1.59, to: 159, factor: 100 } as const;
    const result: ProductEditResult = {
      ...head,
      slips: 1,
      changed: 3,
      changes: [
        { ...same, productId: 'rice', description: 'Rice', fields: ['category', 'active', 'chineseName'] },
        {
          productId: 'tofu',
          description: 'Tofu',
          fields: ['ourPrice'],
          oldRetailPrice: 1.99,
          newRetailPrice: 1.99,
          oldOurPrice: 1.59,
          newOurPrice: 159,
          slips: [slip],
        },
      ],
    };
    const items = [{ id: 'rice', category: 'seafood', active: false, chineseName: '米' }] as const;
    const plan = chainPlan(result, { stores: null, items }, [tofu, rice]);
    expect(plan).toMatchObject({ hash: 'h', changed: 3, slips: 1, unlisted: 1 });
    expect(plan.lines.map(({ product, field, before, after }) => [product, field, before, after])).toEqual([
      ['Tofu', 'Our price', '$1.59', '$159.00'],
      ['Rice', 'Category', 'Produce', 'Seafood'],
      ['Rice', 'Status', 'Active', 'Inactive'],
      ['Rice', 'Chinese name', '–', '米'],
    ]);
    expect(plan.lines[0]?.slip).toEqual({ kind: 'jump', factor: 100 });
  });

  it('the plan for stores names the store and the current price', () => {
    const result: BulkOverrideResult = {
      ...head,
      changed: 1,
      changes: [
        {
          store: 'north',
          productId: 'tofu',
          description: 'Tofu',
          oldOurPrice: null,
          newOurPrice: 1.49,
          oldRetailPrice: null,
          newRetailPrice: null,
          oldActive: null,
          newActive: false,
        },
      ],
    };
    const { lines } = storesPlan(result, () => 'North York', [tofu]);
    expect(lines.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['Our price, North York', '$1.59 (follows)', '$1.49'],
      ['Status, North York', 'Active (follows)', 'Inactive'],
    ]);
  });
});

describe('selecting products', () => {
  const shown = ['a', 'b', 'c', 'd', 'e'];
  const idsAfter = (...steps: readonly (readonly [string, 'turn' | 'on' | 'range'])[]): string =>
    [...steps.reduce((before, [id, how]) => selectProduct(before, id, how, shown), NOTHING_SELECTED).ids]
      .toSorted()
      .join('');

  it('a click selects one product, a shift-click the range since the last one', () => {
    expect(idsAfter(['b', 'turn'], ['d', 'range'])).toBe('bcd');
    expect(idsAfter(['d', 'turn'], ['b', 'range'])).toBe('bcd');
    expect(idsAfter(['a', 'turn'], ['e', 'range'], ['b', 'turn'], ['d', 'range'])).toBe('ae');
    expect(idsAfter(['a', 'turn'], ['a', 'turn'])).toBe('');
    expect(idsAfter(['a', 'on'], ['a', 'on'])).toBe('a');
  });

  it('a range without a beginning selects the one product', () => {
    expect(idsAfter(['c', 'range'])).toBe('c');
    expect(idsAfter(['gone', 'turn'], ['c', 'range'])).toBe('cgone');
  });
});
