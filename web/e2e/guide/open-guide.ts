import { expect, type Page } from '@playwright/test';
import { openAsStaff } from '../staff.ts';

/** Opens the guide as an administrator. */
export async function openGuide(page: Page, place = ''): Promise<void> {
  await openAsStaff(page, `/admin/guide${place}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Administrator Guide' })).toBeVisible();
}

export const TITLES = [
  'Overview',
  'Getting started',
  'Retail products',
  'Restaurant system',
  'Discount codes',
  'Restaurant orders',
  'Customer management',
  'Rebates',
  'User management',
  'Reports',
  'Troubleshooting',
];

export const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

/** The section that the contents mark as current. */
export const current = (page: Page) => contents(page).locator('[aria-current="location"]');

/** The heading of a section. */
export const section = (page: Page, title: string) =>
  page.locator('article').getByRole('heading', { level: 2, name: title });
