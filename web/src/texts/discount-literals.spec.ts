import { describe, expect, it } from '@jest/globals';
import { codeDialogTexts, discountTexts, tierTexts, discountToasts } from './discount-codes.ts';

/** Sentences of discount codes and tiers that must stay verbatim. */
const PROMISED = [
  'Discount Codes',
  'Tier Configuration',
  'Export CSV',
  'Add Code',
  'No discount codes found matching your criteria',
  'Invalid code',
  'Code must be exactly 4 alphanumeric characters',
  'Restaurant name is required',
  'Tier name is required',
  'Failed to create discount code',
  'Failed to update discount code',
  'Failed to update status',
  'Failed to delete discount code',
  'Unknown error',
  'Discount code created successfully',
  'Discount code updated successfully',
  'Status updated successfully',
  'Discount code deleted successfully',
  'Tier configuration updated successfully',
  'Failed to update tier configuration',
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the texts of discount codes and tiers', () => {
  it('hold every promised sentence', () => {
    const said = new Set([discountTexts, codeDialogTexts, tierTexts, discountToasts].flatMap(stringsIn));
    expect(PROMISED.filter((sentence) => !said.has(sentence))).toEqual([]);
  });
});
