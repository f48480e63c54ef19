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
  it('the default view leaves the URL empty', () => {
    expect(PRODUCT_ADDRESS.read(new URLSearchParams())).toEqual(first);
    expect(writeAddress(PRODUCT_ADDRESS, first, new URLSearchParams()).toString()).toBe('');
  });

  it('any view round-trips through the URL', () => {
    const address = writeAddress(PRODUCT_ADDRESS, busy, new URLSearchParams()).toString();
    expect(PRODUCT_ADDRESS.read(new URLSearchParams(address))).toEqual(busy);
  });

  it('default values are removed from the URL, and other parameters stay', () => {
    const before = writeAddress(PRODUCT_ADDRESS, busy, new URLSearchParams('store=main'));
    expect(writeAddress(PRODUCT_ADDRESS, first, before).toString()).toBe('store=main');
  });

  it.each(['category=fish', 'status=gone', 'sort=weight', 'order=up', 'view=map'])(
    'the URL parameter %s is ignored',
    (query) => {
      expect(PRODUCT_ADDRESS.read(new URLSearchParams(query))).toEqual(first);
    },
  );
});
