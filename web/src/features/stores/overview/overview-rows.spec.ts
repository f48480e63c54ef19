import { describe, expect, it } from '@jest/globals';
import type { StaffStore } from '@larder/contracts';
import { overviewRows, overviewSums } from './overview-rows.ts';

const store = (slug: string, active = true): StaffStore => ({
  id: slug,
  slug,
  name: slug,
  chineseName: null,
  address: '',
  phone: '',
  timeZone: 'UTC',
  openingHours: '',
  isDefault: slug === 'a',
  active,
  tags: [],
});

const ORDERS = [
  { store: 'a', totalOrders: 3, pendingOrders: 1, totalRevenue: 0.1 },
  { store: 'b', totalOrders: 1, pendingOrders: 0, totalRevenue: 0.2 },
];

describe('the overview of stores', () => {
  it('the overview joins the figures of each store, and sums to the cent', () => {
    const rows = overviewRows([store('a'), store('b')], {
      orders: ORDERS,
      rebates: [{ store: 'b', totalPurchases: 9, rebateAmount: 1.1 }],
      prices: [{ store: 'a', lastUpdated: '2026-11-20T10:00:00Z', overrides: 4, redundant: 2 }],
      screens: [
        { store: 'b', state: 'stale' },
        { store: 'b', state: 'shown' },
      ],
    });
    expect(rows[0]).toMatchObject({
      orders: 3,
      revenueCents: 10,
      rebateCents: 0,
      overrides: 4,
      redundant: 2,
      silent: 0,
    });
    expect(rows[1]).toMatchObject({ orders: 1, rebateCents: 110, lastUpdated: null, overrides: 0, silent: 1 });
    expect(overviewSums(rows)).toEqual({
      orders: 4,
      pending: 1,
      revenueCents: 30,
      rebateCents: 110,
      overrides: 4,
      redundant: 2,
      silent: 1,
    });
  });

  it('figures that could not be loaded are left out', () => {
    const rows = overviewRows([store('a')], { orders: ORDERS });
    expect(rows[0]).toMatchObject({ orders: 3, rebateCents: undefined, lastUpdated: undefined, silent: undefined });
    expect(overviewSums(rows).rebateCents).toBeUndefined();
  });

  it('a closed store is listed if it has sold something', () => {
    const rows = overviewRows([store('a'), store('b', false), store('c', false)], { orders: ORDERS });
    expect(rows.map((row) => row.store.slug)).toEqual(['a', 'b']);
  });
});
