import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '../model/filter-products.ts';
import { MANUAL_ORDER } from '../model/sort-products.ts';
import { readView, writeView, type ProductView } from './product-view.ts';

const first: ProductView = { filters: NO_FILTERS, sort: MANUAL_ORDER, layout: 'list' };
const busy: ProductView = {
  filters: {
    searchQuery: '白菜 & more',
    categoryFilter: 'meat-beef',
    statusFilter: 'inactive',
    priceMin: '1.50',
    priceMax: 'abc',
    savingsMin: '10',
    savingsMax: '',
  },
  sort: { key: 'savings', descending: true },
  layout: 'grid',
};

describe('the view in the address', () => {
  it('says nothing on the first visit', () => {
    expect(readView(new URLSearchParams())).toEqual(first);
    expect(writeView(first, new URLSearchParams()).toString()).toBe('');
  });

  it('reads back whatever it wrote', () => {
    const address = writeView(busy, new URLSearchParams()).toString();
    expect(readView(new URLSearchParams(address))).toEqual(busy);
  });

  it('takes back what is as usual again and leaves others’ parameters alone', () => {
    const before = writeView(busy, new URLSearchParams('store=main'));
    expect(writeView(first, before).toString()).toBe('store=main');
  });

  it.each(['category=fish', 'status=gone', 'sort=weight', 'order=up', 'view=map'])('does not believe %s', (query) => {
    expect(readView(new URLSearchParams(query))).toEqual(first);
  });
});
