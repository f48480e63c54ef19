import { describe, expect, it } from '@jest/globals';
import { filterSummary, orderChips } from './order-chips.ts';
import { NO_FILTERS, type OrderFilters } from './order-view.ts';

const labels = (filters: Partial<OrderFilters>): string[] =>
  orderChips({ ...NO_FILTERS, ...filters }).map(({ label }) => label);

describe('the chips of active filters', () => {
  it('without filters there are no chips', () => {
    expect(orderChips(NO_FILTERS)).toEqual([]);
    expect(labels({ query: '   ' })).toEqual([]);
  });

  it('a chip has the name of a known store', () => {
    const filters = { ...NO_FILTERS, store: 'north' };
    expect(orderChips(filters, () => 'North York').map(({ label }) => label)).toEqual(['Store: North York']);
    expect(labels({ store: 'north' })).toEqual(['Store: north']);
    expect(orderChips(filters)[0]?.without).toEqual(NO_FILTERS);
  });

  it("a chip has the category in the reader's language", () => {
    const filters = { ...NO_FILTERS, categories: ['Meat'] };
    const [chip] = orderChips(filters, undefined, () => '肉類');
    expect(chip?.label).toContain('肉類');
    expect(chip?.label).not.toContain('Meat');
  });

  it('each filter has a chip', () => {
    expect(
      labels({
        query: 'garden',
        statuses: ['pending', 'ready'],
        date: { type: 'month' },
        search: 'mei',
        minTotal: 50,
        maxTotal: 500,
        deliveryFrom: '2026-11-22',
        deliveryTo: '2026-11-30',
        restaurants: ['Garden House'],
        categories: ['Proteins'],
      }),
    ).toEqual([
      'Search: garden',
      'Pending',
      'Ready',
      'This Month',
      'Details: mei',
      'From $50.00',
      'Up to $500.00',
      'Delivery from 11/22/2026',
      'Delivery until 11/30/2026',
      'Restaurant: Garden House',
      'Category: Proteins (items without a category are not counted)',
    ]);
  });

  it('a chip removes one filter and keeps the others', () => {
    const filters: OrderFilters = {
      ...NO_FILTERS,
      statuses: ['pending', 'ready'],
      restaurants: ['A', 'B'],
      minTotal: 50,
    };
    const chips = orderChips(filters);
    expect(chips[0]?.without).toEqual({ ...filters, statuses: ['ready'] });
    expect(chips.find(({ key }) => key === 'minTotal')?.without).toEqual({ ...filters, minTotal: null });
    expect(chips.find(({ key }) => key === 'restaurants-A')?.without).toEqual({ ...filters, restaurants: ['B'] });
  });
});

describe('the text of the export menu', () => {
  it.each<[Partial<OrderFilters>, string]>([
    [{}, 'all orders'],
    [{ statuses: ['pending'], date: { type: 'month' } }, 'pending, this month'],
    [{ plan: 'tomorrowMorning', statuses: ['pending'] }, 'tomorrow morning, pending'],
    [{ date: { type: 'month', month: 3, year: 2025 } }, 'March 2025'],
    [
      { statuses: ['pending', 'ready', 'delivered'], restaurants: ['A'] },
      'pending, ready, delivered and 1 more filter',
    ],
    [{ date: { type: 'quarter', quarter: 1, year: 2025 } }, 'Q1 2025'],
  ])('the export menu with %j reads %p', (filters, text) => {
    expect(filterSummary({ ...NO_FILTERS, ...filters })).toBe(text);
  });
});
