import { describe, expect, it } from '@jest/globals';
import { sampleRow } from '../test/rebate.sample.ts';
import { countStatuses, filterRows, sortAfter, sortRows, sumsOf } from './rebate-rows.ts';

const wok = sampleRow();
const pho = sampleRow(
  { id: 'r2', totalPurchases: 1200.1, rebateAmount: 0, amountDue: 0, status: 'below_minimum' },
  { id: 'k2', businessName: 'Phở 7', contactPerson: null, email: null },
);
const dim = sampleRow(
  { id: 'r3', totalPurchases: 30_000.2, rebateAmount: 900, amountDue: 900, status: 'paid' },
  { id: 'k3', businessName: '金龍 Dim Sum', contactPerson: 'Wong', email: 'wong@dim.example' },
);
const rows = [wok, pho, dim];
const names = (list: readonly (typeof wok)[]): string[] => list.map(({ customer }) => customer.businessName);

describe('the rows of rebates', () => {
  it.each([
    ['', null, ['Golden Wok', 'Phở 7', '金龍 Dim Sum']],
    ['pho', null, ['Phở 7']],
    ['金龍', null, ['金龍 Dim Sum']],
    ['mei golden', null, ['Golden Wok']],
    ['@dim', null, ['金龍 Dim Sum']],
    ['', 'paid', ['金龍 Dim Sum']],
    ['wok', 'paid', []],
  ] as const)('rebates are filtered by search %j and status %s', (query, status, found) => {
    expect(names(filterRows(rows, { query, status }))).toEqual(found);
  });

  it.each([
    ['customer', false, ['Golden Wok', 'Phở 7', '金龍 Dim Sum']],
    ['purchases', true, ['金龍 Dim Sum', 'Golden Wok', 'Phở 7']],
    ['rebate', false, ['Phở 7', 'Golden Wok', '金龍 Dim Sum']],
    ['due', true, ['金龍 Dim Sum', 'Golden Wok', 'Phở 7']],
    ['status', false, ['Golden Wok', '金龍 Dim Sum', 'Phở 7']],
  ] as const)('rebates are sorted by %s, descending %s', (key, descending, order) => {
    expect(names(sortRows(rows, { key, descending }))).toEqual(order);
  });

  it('equal rebates are sorted by name in both directions', () => {
    const twins = ['Shop 10', 'Shop 9'].map((businessName, index) => sampleRow({}, { id: `k${index}`, businessName }));
    expect(names(sortRows(twins, { key: 'due', descending: true }))).toEqual(['Shop 9', 'Shop 10']);
    expect(names(sortRows(twins, { key: 'due', descending: false }))).toEqual(['Shop 9', 'Shop 10']);
  });

  it('choosing a heading again reverses the order', () => {
    expect(sortAfter({ key: 'due', descending: true }, 'due')).toEqual({ key: 'due', descending: false });
    expect(sortAfter({ key: 'due', descending: true }, 'customer')).toEqual({ key: 'customer', descending: false });
    expect(sortAfter({ key: 'customer', descending: false }, 'rebate')).toEqual({ key: 'rebate', descending: true });
  });

  it('rebates are summed to the cent, and paid ones are not due', () => {
    expect(sumsOf(rows)).toEqual({
      purchases: 41_700.3,
      rebate: 1005,
      adjustments: 0,
      alreadyPaid: 0,
      due: 105,
      paid: 900,
    });
    expect(countStatuses(rows)).toEqual({ pending: 1, approved: 0, paid: 1, below_minimum: 1 });
  });
});
