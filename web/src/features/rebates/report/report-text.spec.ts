import { describe, expect, it } from '@jest/globals';
import type { CustomerRebateOrders } from '@larder/contracts';
import { storeNamesOf } from '../figures/by-store-panel.tsx';
import { sampleReport, sampleRow } from '../test/rebate.sample.ts';
import { reportFileName, reportFileText, reportText } from './report-text.ts';
import { ordersCsv } from './use-report-actions.ts';

const ZONE = 'America/Toronto';
/** A chain of one store has no breakdown. */
const NONE = new Map<string, string>();
const NAMES = new Map([
  ['main', 'Main Street'],
  ['north', 'North'],
]);
const BY_STORE = [
  { store: 'main', totalPurchases: 4000, rebateAmount: 40 },
  { store: 'north', totalPurchases: 6500, rebateAmount: 65 },
];

const orders: CustomerRebateOrders = {
  orders: [
    {
      orderDate: '2026-07-04',
      orderNumber: '260704-7K3-QXM',
      store: 'main',
      orderAmount: 4000,
      discountCode: 'GRDN',
      rebateAmount: 40,
      isLate: false,
      isReversed: false,
    },
    {
      orderDate: '2026-09-30',
      orderNumber: '=1+1',
      store: 'north',
      orderAmount: 6500,
      discountCode: null,
      rebateAmount: 65,
      isLate: true,
      isReversed: false,
    },
  ],
  summary: { totalPurchases: 10_500, totalRebates: 105 },
};

describe('a rebate report as text', () => {
  it('the report names the amount due and its currency', () => {
    expect(reportText(sampleReport(), ZONE, NONE).split('\r\n')).toEqual([
      'REBATE REPORT',
      'All amounts in Canadian dollars (CAD)',
      '',
      'Customer:                Golden Wok',
      'Contact:                 Mei Chen, mei@wok.example, 604-555-0100',
      'Period:                  Q3 2026 · Jul 1–Sep 30',
      'Status:                  Pending',
      'Tier:                    Bronze',
      'Rule:                    1.00% of all purchases of the quarter once they reach $6,250.00 ($25,000.00 a year).',
      '',
      'Purchases:               $10,500.00',
      'Minimum purchases:       $6,250.00 (reached)',
      'Rebate percentage:       1.00%',
      'Rebate:                  $105.00',
      'Amount due:              $105.00',
      '',
      'Calculated Oct 2, 2026, 10:00 AM',
      '',
    ]);
  });

  it('the report breaks the rebate down by store if there are several', () => {
    expect(reportText(sampleReport({ byStore: BY_STORE }), ZONE, NAMES)).toContain(
      'Amount due:              $105.00\r\n\r\nBY STORE\r\n' +
        'Main Street:             $4,000.00 purchases, $40.00 rebate\r\n' +
        'North:                   $6,500.00 purchases, $65.00 rebate\r\n\r\nCalculated',
    );
  });

  it('the report names the payment, earlier adjustments and later changes', () => {
    const text = reportText(
      sampleReport({
        status: 'paid',
        paidDate: '2026-10-05',
        paymentMethod: 'e-Transfer',
        paymentReference: 'CA7',
        notes: 'Sent to\nthe owner',
        alreadyPaid: 20,
        adjustments: [{ period: '2026-Q2', amount: -5 }],
        laterAdjustments: [{ period: '2026-Q4', amount: 1.5 }],
        amountDue: 80,
      }),
      ZONE,
      NONE,
    );
    expect(text).toContain(
      'Already paid:            −$20.00\r\nAdjustment for Q2 2026:  −$5.00\r\nAmount paid:             $80.00',
    );
    expect(text).toContain('Payment:                 e-Transfer CA7, Oct 5, 2026\r\n');
    expect(text).toContain('Notes:                   Sent to the owner\r\n');
    expect(text).toContain('Settled with Q4 2026:    +$1.50\r\n');
  });

  it('the report lists its orders, with sums that match', () => {
    const text = reportFileText(sampleReport(), orders, ZONE, NONE);
    expect(text.startsWith(reportText(sampleReport(), ZONE, NONE))).toBe(true);
    expect(text).toContain('Jul 4, 2026   260704-7K3-QXM    GRDN        $4,000.00          $40.00\r\n');
    expect(text).toContain('$65.00  (delivered after the payment)\r\n');
    expect(text).toContain('Total                                      $10,500.00         $105.00\r\n');
  });

  it('a report without orders says so', () => {
    const none: CustomerRebateOrders = { orders: [], summary: { totalPurchases: 0, totalRebates: 0 } };
    expect(reportFileText(sampleReport(), none, ZONE, NONE)).toContain('No orders were delivered in this period.');
  });
});

describe('the file of a rebate report', () => {
  it.each([
    ['Golden Wok', 'rebate-report_golden-wok_2026-Q3.txt'],
    ['金龍 Dim Sum / ../etc', 'rebate-report_金龍-dim-sum-etc_2026-Q3.txt'],
    ['???', 'rebate-report_customer_2026-Q3.txt'],
    ['A'.repeat(80), `rebate-report_${'a'.repeat(60)}_2026-Q3.txt`],
  ])('the report file of %s is %s', (businessName, name) => {
    const { customer } = sampleRow({}, { businessName });
    expect(reportFileName(sampleReport({ customer }), 'txt')).toBe(name);
  });
});

describe('the orders as CSV', () => {
  it('the CSV of a report is guarded against formulas', () => {
    expect(ordersCsv(orders, NONE)).toBe(
      '\uFEFFDate,Order,Code,Amount,Rebate share,Notes\r\n' +
        '2026-07-04,260704-7K3-QXM,GRDN,4000.00,40.00,\r\n' +
        "2026-09-30,'=1+1,,6500.00,65.00,delivered after the payment\r\n",
    );
  });
  it('the CSV of a report has a column for stores if there are several', () => {
    expect(ordersCsv(orders, NAMES).split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFDate,Order,Store,Code,Amount,Rebate share,Notes',
      '2026-07-04,260704-7K3-QXM,Main Street,GRDN,4000.00,40.00,',
    ]);
  });
});

describe('the stores of a breakdown', () => {
  const stores = [
    { slug: 'main', name: 'Main Street', active: true },
    { slug: 'north', name: 'North', active: false },
  ];
  it.each([
    ['one open store where everything was bought', BY_STORE.slice(0, 1), stores, []],
    ['two open stores', BY_STORE.slice(0, 1), stores.map((each) => ({ ...each, active: true })), ['Main Street']],
    ['a store that was closed since', BY_STORE, stores, ['Main Street', 'North']],
    ['a store whose name is not known yet', BY_STORE, stores.slice(0, 1), ['Main Street', 'north']],
    ['no purchase', [], stores, []],
  ])('the breakdown by store with %s', (_what, byStore, known, names) => {
    expect([...storeNamesOf(known, byStore).values()]).toEqual(names);
  });
});
