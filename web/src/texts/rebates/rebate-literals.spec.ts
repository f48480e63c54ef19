import { describe, expect, it } from '@jest/globals';
import { rebateListTexts } from './list.ts';
import { rebatesTexts } from './page.ts';
import { paymentTexts } from './payment.ts';
import { reportTexts } from './report.ts';
import { rebateToasts } from './toasts.ts';

/** Sentences of rebates that must stay verbatim. */
const PROMISED = [
  'Rebate Management',
  'Calculate Rebates',
  'Total Sales',
  'Total Rebates',
  'Customers',
  'Paid Out',
  'Copy Report',
  'Download',
  'Record Payment',
  'Cheque (CHQ)',
  'e-Transfer',
  'Cheque number',
  'e-Transfer reference',
  'Rebates calculated successfully',
  'Failed to calculate rebates',
  'Payment recorded successfully',
  'Failed to record payment',
  'Rebate report downloaded successfully',
  'Report copied to clipboard - ready to paste!',
  'Failed to generate report',
  'Failed to copy report',
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the texts of rebates', () => {
  it('hold every promised sentence', () => {
    const said = new Set([rebatesTexts, rebateListTexts, paymentTexts, reportTexts, rebateToasts].flatMap(stringsIn));
    expect(PROMISED.filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  it('contain the period that has no data, and the minimum that was missed', () => {
    expect(rebatesTexts.empty('Q3 2026')).toBe('No rebate data for Q3 2026');
    expect(rebateListTexts.belowMinimum('$1,200.00', '$6,250.00')).toBe('Below minimum: $1,200.00 of $6,250.00');
  });
});
