import { describe, expect, it } from '@jest/globals';
import { writeAddress } from '../../../shared/routing/address-codec.ts';
import {
  filterBody,
  filterParameters,
  NO_FILTERS,
  pageQuery,
  ORDER_ADDRESS,
  type OrderFilters,
  type OrderView,
} from './order-view.ts';

const FILTERS: OrderFilters = {
  store: 'north',
  plan: 'tomorrowMorning',
  query: 'garden',
  search: '園',
  statuses: ['pending', 'ready'],
  date: { type: 'quarter', quarter: 1, year: 2025 },
  minTotal: 50,
  maxTotal: 1200.5,
  deliveryFrom: '2026-11-22',
  deliveryTo: '2026-11-30',
  restaurants: ['Garden House', 'A, B & C'],
  categories: ['Rice & Noodles'],
};

const VIEW: OrderView = { filters: FILTERS, sort: 'totalAmount', descending: false, page: 3 };

const read = (address: string): OrderView => ORDER_ADDRESS.read(new URLSearchParams(address));

describe('the view of the orders in the address', () => {
  it('a view of orders round-trips through the URL', () => {
    const address = writeAddress(ORDER_ADDRESS, VIEW, new URLSearchParams()).toString();
    expect(read(address)).toEqual(VIEW);
  });

  it('the default view leaves the URL empty and other parameters alone', () => {
    const first = read('');
    expect(first).toEqual({ filters: NO_FILTERS, sort: 'createdAt', descending: true, page: 1 });
    expect(writeAddress(ORDER_ADDRESS, first, new URLSearchParams('order=7&q=old')).toString()).toBe('order=7');
  });

  it('invalid URL parameters are ignored', () => {
    const address =
      'store=No%20Such&plan=yesterday&status=lost,ready&minTotal=cheap&maxTotal=-1&deliveryFrom=2026-02-30&sort=colour&page=0';
    expect(read(address)).toEqual({
      filters: { ...NO_FILTERS, statuses: ['ready'] },
      sort: 'createdAt',
      descending: true,
      page: 1,
    });
  });

  it('a view contains at most as many restaurants as a request', () => {
    const many = new URLSearchParams(Array.from({ length: 80 }, (_, index) => ['restaurant', `R${index}`]));
    expect(ORDER_ADDRESS.read(many).filters.restaurants).toHaveLength(50);
  });
});

describe('requests to the server', () => {
  it('a request has every filter by its name', () => {
    expect(filterParameters(FILTERS)).toEqual([
      ['store', 'north'],
      ['plan', 'tomorrowMorning'],
      ['q', 'garden'],
      ['search', '園'],
      ['status', 'pending,ready'],
      ['minTotal', '50'],
      ['maxTotal', '1200.5'],
      ['deliveryFrom', '2026-11-22'],
      ['deliveryTo', '2026-11-30'],
      ['restaurant', 'Garden House'],
      ['restaurant', 'A, B & C'],
      ['category', 'Rice & Noodles'],
      ['dateFilterType', 'quarter'],
      ['quarter', '1'],
      ['year', '2025'],
    ]);
    expect(filterParameters({ ...NO_FILTERS, query: '  ' })).toEqual([]);
  });

  it('a request has the same filters as an export', () => {
    expect(filterBody(FILTERS)).toEqual({
      plan: 'tomorrowMorning',
      q: 'garden',
      search: '園',
      status: ['pending', 'ready'],
      minTotal: 50,
      maxTotal: 1200.5,
      deliveryFrom: '2026-11-22',
      deliveryTo: '2026-11-30',
      restaurant: ['Garden House', 'A, B & C'],
      category: ['Rice & Noodles'],
      dateFilterType: 'quarter',
      quarter: 1,
      year: 2025,
    });
    expect(filterBody(NO_FILTERS)).toEqual({});
  });

  it('a request asks for one page', () => {
    const query = pageQuery({ ...VIEW, filters: NO_FILTERS });
    expect(query).toBe('sort=totalAmount&order=asc&limit=50&offset=100');
    expect(pageQuery(read(''))).toBe('sort=createdAt&order=desc&limit=50');
  });
});
