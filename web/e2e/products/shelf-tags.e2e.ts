import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { openProducts } from '../staff.ts';
import { addProduct, deleteProducts } from './product-calls.ts';

test('the tags of changed products are printed on label sheets, and disappear once they are marked', async ({
  page,
}) => {
  // Printing would wait for a person.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const mark = `Tag Pear ${randomUUID().slice(0, 8)}`;
  await openProducts(page);
  await page.goto('/admin/tags');
  const markAll = page.getByRole('button', { name: 'Mark as printed' });
  await markAll.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as printed' }).click();
  await expect(page.getByText('Every tag is up to date')).toBeVisible();
  for (const which of ['one', 'two', 'three']) {
    await addProduct(page, { description: `${mark} ${which}`, size: '2 lb', retailPrice: 4, ourPrice: 3 });
  }
  await expect(page.getByRole('button', { name: 'Print 3 tags' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: mark })).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Print 3 tags' }).click();
  await expect(page.locator('.print-sheets [data-tag]')).toHaveCount(3);
  await expect(page.locator('.print-sheets [data-tag]').first()).toContainText('$1.50 / lb');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-sheets')).toHaveCount(0);
  await markAll.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as printed' }).click();
  await expect(page.getByText('Every tag is up to date')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Print 3 tags' })).toBeVisible();
  await deleteProducts(page, 'Tag Pear');
});
