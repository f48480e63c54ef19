import { describe, expect, it } from '@jest/globals';
import { cartTexts } from './cart.ts';
import { checkoutTexts } from './checkout.ts';
import { codeTexts } from './code.ts';
import { restaurantTexts } from './page.ts';
import { shopTexts } from './products.ts';
import { successTexts } from './success.ts';
import { shopToasts } from './toasts.ts';

/** Sentences of the ordering page that must stay verbatim. */
const PROMISED = [
  'All Products',
  'Change Code',
  'Invalid code',
  'Please enter a 4 character discount code',
  'Error validating code',
  'Please try again',
  'Failed to place order',
  'Please try again or contact support.',
  'Cart is empty',
  'Please add items to your cart before checking out.',
  'Processing...',
  '9 AM–12 PM',
  '12–4 PM',
  'Failed to load products. Please try again later.',
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the texts of the ordering page', () => {
  it('hold every promised sentence', () => {
    const tables = [cartTexts, checkoutTexts, codeTexts, restaurantTexts, shopTexts, successTexts, shopToasts];
    const said = new Set(tables.flatMap(stringsIn));
    expect(PROMISED.filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  it('keep the promises of a call before and after the order', () => {
    expect(checkoutTexts.promise).toContain('within 1 business day');
    expect(successTexts.callPromise).toContain('within 2 hours');
    expect(successTexts.driverCall).toContain('30 minutes before delivery');
  });
});
