import { describe, expect, it } from '@jest/globals';
import { sampleRow } from '../test/rebate.sample.ts';
import { nothingDue, signedMoney, statusText } from './rebate-texts.ts';

const ZONE = 'America/Toronto';
const textOf = (rebate: Parameters<typeof sampleRow>[0]) => statusText(sampleRow(rebate).rebate, ZONE);
const reason = (rebate: Parameters<typeof sampleRow>[0]) => nothingDue(sampleRow(rebate).rebate);

describe('the status of a rebate', () => {
  it('the status of a rebate has a label and its details', () => {
    expect(textOf({})).toEqual({ label: 'Pending', details: [] });
    expect(textOf({ status: 'below_minimum', totalPurchases: 1200, rebateAmount: 0 })).toEqual({
      label: 'Below minimum: $1,200.00 of $6,250.00',
      details: [],
    });
  });

  it("an approved rebate names who approved it, and when on the store's clock", () => {
    const approved = { status: 'approved', approvedBy: 'mei', approvedAt: '2026-10-03T01:30:00.000Z' } as const;
    expect(textOf(approved)).toEqual({ label: 'Approved', details: ['by mei · Oct 2, 2026, 9:30 PM'] });
  });

  it('a paid rebate names how it was paid', () => {
    expect(
      textOf({
        status: 'paid',
        paymentMethod: 'CHQ',
        paymentReference: '1042',
        paidDate: '2026-10-05',
        paidBy: 'mei',
      }),
    ).toEqual({ label: 'Paid', details: ['Cheque 1042 · Oct 5, 2026', 'by mei'] });
  });

  it('a rebate without an active code shows the rule, whatever was bought', () => {
    const rule = 'No active discount code: no rebate.';
    expect(textOf({ status: 'below_minimum', totalPurchases: 9000, minimumPurchases: 0, rule }).label).toBe(rule);
  });
});

describe('a rebate with nothing due', () => {
  it.each([
    [{}, null],
    [{ status: 'paid', amountDue: 0 }, null],
    [{ status: 'below_minimum', totalPurchases: 1200, amountDue: 0 }, 'The purchases are below the minimum.'],
    [{ status: 'below_minimum', totalPurchases: 0, minimumPurchases: 0, amountDue: 0 }, 'No discount code is active.'],
    [{ rebateAmount: 0, amountDue: 0 }, 'The tier grants no rebate.'],
    [{ alreadyPaid: 105, amountDue: 0 }, "The year's payment covers it."],
    [{ alreadyPaid: 105, amountDue: 0, periodType: 'annually' }, "The quarters' payments cover it."],
    [{ adjustmentAmount: -105, amountDue: 0 }, 'Late changes to earlier periods use it up.'],
  ] as const)('a rebate with nothing due, %j: %s', (rebate, text) => {
    expect(reason(rebate)).toBe(text);
  });
});

describe('an adjustment', () => {
  it('an adjustment shows its sign', () => {
    expect([signedMoney(-12), signedMoney(3.5)]).toEqual(['−$12.00', '+$3.50']);
  });
});
