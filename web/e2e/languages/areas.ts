import type { Page } from '@playwright/test';
import { becomeStaff } from '../staff.ts';
import { answerChanges } from './changes.ts';
import { stock } from './stocked.ts';

/** Every page of the back office; those of an area share dialogs. */
export const AREAS: Record<string, string[]> = {
  'the day and the shell': ['/admin/today'],
  'retail products': ['/admin', '/admin?view=sheet', '/admin/clear', '/admin/setup'],
  'restaurant products': [
    '/admin/restaurant/products',
    '/admin/restaurant/products?view=list',
    '/admin/restaurant/products?tab=categories',
  ],
  'restaurant orders': ['/admin/restaurant/orders', '/admin/restaurant/day', '/admin/restaurant/day?tab=picks'],
  'discount codes': ['/admin/restaurant/discount-codes', '/admin/restaurant/discount-codes?tab=tiers'],
  rebates: ['/admin/rebates'],
  'stores and screens': [
    '/admin/stores',
    '/admin/overview',
    '/admin/screens',
    '/admin/batches',
    '/admin/tags',
    '/admin/compare',
  ],
  settings: [
    '',
    '?tab=shop',
    '?tab=performance',
    '?tab=database',
    '?tab=security',
    '?tab=security&view=audit',
    '?tab=guide',
  ].map((query) => `/admin/settings${query}`),
  'the guide': ['/admin/guide'],
};

/** Signs an administrator in, in a language and with rows of every kind, in which nothing can be changed. */
export async function prepare(page: Page, language: string): Promise<void> {
  // No animations to wait for before a button can be pressed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  page.on('filechooser', () => undefined);
  await page.addInitScript(() => {
    window.print = () => undefined;
    // A notice would cover what is pressed next; its button is still reachable by keyboard.
    const style = new CSSStyleSheet();
    style.replaceSync('.toast-viewport, .toast-viewport * { pointer-events: none !important }');
    document.adoptedStyleSheets.push(style);
  });
  await becomeStaff(page);
  await page.context().addCookies([{ name: 'larder_language', value: language, url: page.url() }]);
  await stock(page);
  await answerChanges(page);
}
