import { describe, expect, it } from '@jest/globals';
import { writeAddress } from '../../../shared/routing/address-codec.ts';
import { NO_FILTERS } from './filter-products.ts';
import { PRODUCT_ADDRESS, type ProductView } from './product-view.ts';
import { MANUAL_ORDER } from './sort-products.ts';

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
    expect(PRODUCT_ADDRESS.read(new URLSearchParams())).toEqual(first);
    expect(writeAddress(PRODUCT_ADDRESS, first, new URLSearchParams()).toString()).toBe('');
  });

  it('reads back whatever it wrote', () => {
    const address = writeAddress(PRODUCT_ADDRESS, busy, new URLSearchParams()).toString();
    expect(PRODUCT_ADDRESS.read(new URLSearchParams(address))).toEqual(busy);
  });

  it('takes back what is as usual again and leaves others’ parameters alone', () => {
    const before = writeAddress(PRODUCT_ADDRESS, busy, new URLSearchParams('store=main'));
    expect(writeAddress(PRODUCT_ADDRESS, first, before).toString()).toBe('store=main');
  });

  it.each(['category=fish', 'status=gone', 'sort=weight', 'order=up', 'view=map'])('does not believe %s', (query) => {
    expect(PRODUCT_ADDRESS.read(new URLSearchParams(query))).toEqual(first);
  });
});
