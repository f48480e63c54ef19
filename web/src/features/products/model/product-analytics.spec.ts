import { describe, expect, it } from '@jest/globals';
import { sampleProduct } from '../test/product.sample.ts';
import { analyseProducts, productStats } from './product-analytics.ts';

/** The ten active ones cost 60 in total: the average is 6, twice that is 12. */
const twelve = [
  sampleProduct('wine', { ourPrice: 10.01, retailPrice: 10.5, category: 'groceries' }),
  sampleProduct('tea', { ourPrice: 10, retailPrice: 12.5, category: 'groceries' }),
  sampleProduct('milk', { ourPrice: 4.76, retailPrice: 5, category: 'groceries' }),
  sampleProduct('egg', { ourPrice: 4.75, retailPrice: 5, category: 'groceries' }),
  sampleProduct('slip', { ourPrice: 6, retailPrice: 5, category: 'produce' }),
  sampleProduct('same', { ourPrice: 5, retailPrice: 5, category: 'produce' }),
  sampleProduct('half', { ourPrice: 2, retailPrice: 4, category: 'produce' }),
  sampleProduct('third', { ourPrice: 2, retailPrice: 3, category: 'produce' }),
  sampleProduct('free', { ourPrice: 3.48, retailPrice: 0, category: 'seafood' }),
  sampleProduct('quarter', { ourPrice: 12, retailPrice: 16, category: 'seafood' }),
  sampleProduct('idle', { ourPrice: 99, retailPrice: 100, active: false, category: 'meat-beef' }),
  sampleProduct('idle too', { ourPrice: 2, retailPrice: 1, active: false, category: 'meat-beef' }),
];

const idsOf = (products: readonly { id: string }[]): string[] => products.map(({ id }) => id);

describe('the analytics of the products', () => {
  const analytics = analyseProducts(twelve);

  it('analytics count active products', () => expect(analytics.activeCount).toBe(10));

  it('prices above twice the average are high', () => {
    expect(idsOf(analytics.highValue)).toEqual([]);
    const dearer = twelve.map((product) => (product.id === 'quarter' ? { ...product, ourPrice: 12.06 } : product));
    expect(idsOf(analyseProducts(dearer).highValue)).toEqual(['quarter']);
  });

  it('savings below five percent are low, five are not', () => {
    expect(idsOf(analytics.lowMargin)).toEqual(['wine', 'milk']);
  });

  it('analytics list inactive products and prices above the regular ones', () => {
    expect(idsOf(analytics.inactive)).toEqual(['idle', 'idle too']);
    expect(idsOf(analytics.priceReview)).toEqual(['slip', 'free']);
  });

  it('analytics list the five best savings, best first', () => {
    expect(idsOf(analytics.topSavings)).toEqual(['half', 'third', 'quarter', 'tea', 'egg']);
  });

  it('analytics cover each category with active products', () => {
    expect(analytics.categories.map(({ category, count }) => [category, count])).toEqual([
      ['produce', 4],
      ['seafood', 2],
      ['groceries', 4],
    ]);
    const produce = analytics.categories[0];
    expect(produce?.averagePrice).toBeCloseTo(3.75, 10);
    expect(produce?.averageSavings).toBeCloseTo((-20 + 0 + 50 + 100 / 3) / 4, 10);
  });

  it('analytics of an empty list are empty', () => {
    expect(analyseProducts([])).toEqual({
      activeCount: 0,
      highValue: [],
      lowMargin: [],
      inactive: [],
      priceReview: [],
      topSavings: [],
      categories: [],
    });
  });
});

describe('the figures of the page head', () => {
  it('the figures count all and active products and average the savings of active ones', () => {
    const products = [
      sampleProduct('a', { retailPrice: 10, ourPrice: 5 }),
      sampleProduct('b', { retailPrice: 10, ourPrice: 10 }),
      sampleProduct('c', { retailPrice: 10, ourPrice: 1, active: false }),
    ];
    expect(productStats(products)).toEqual({ total: 3, active: 2, averageSavings: 25 });
  });

  it('without active products there is no average', () => {
    expect(productStats([])).toEqual({ total: 0, active: 0, averageSavings: null });
  });
});
