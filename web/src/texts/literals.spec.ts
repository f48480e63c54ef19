import { describe, expect, it } from '@jest/globals';
import { appTexts } from './app.ts';
import { boardFooterTexts } from './board-footer.ts';
import { clearToasts } from './clear-products.ts';
import { connectionTexts } from './connection.ts';
import { notFoundTexts } from './not-found.ts';
import { boardTexts } from './price-board.ts';
import { productListTexts } from './product-list.ts';
import { productToasts } from './products/toasts.ts';
import { signInTexts, signInToasts } from './sign-in.ts';
import { userToasts } from './users.ts';

/** Sentences that must stay verbatim. */
const PROMISED = [
  'FEATURED PRICES',
  'Live Market Prices',
  'Updated manually',
  'MORE INFO',
  'LESS INFO',
  'OPEN 7 DAYS',
  'Failed to load products. Please try again later.',
  'No products available in this category yet.',
  'Check back soon for updates!',
  'Connection Lost',
  'Checking authentication...',
  'Access Denied',
  'Sign Out',
  'Login successful',
  'Login failed',
  'Invalid username or password',
  'Login error',
  'An error occurred during login',
  'Logged out successfully',
  'Product Management',
  'System Live',
  'System Offline',
  'Loading products...',
  'Error Loading Data',
  'Product Updated',
  'Update Failed',
  'Failed to update product',
  'Products Imported',
  '404 Page Not Found',
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the texts', () => {
  it('hold every promised sentence', () => {
    const tables = [
      appTexts,
      boardTexts,
      boardFooterTexts,
      connectionTexts,
      notFoundTexts,
      productListTexts,
      signInTexts,
      signInToasts,
      productToasts,
      clearToasts,
      userToasts,
    ];
    const said = new Set(tables.flatMap(stringsIn));
    expect(PROMISED.filter((sentence) => !said.has(sentence))).toEqual([]);
  });
});
