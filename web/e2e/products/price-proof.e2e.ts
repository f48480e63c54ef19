import { randomUUID } from 'node:crypto';
import { addDays, dayIn } from '@larder/kernel';
import { expect, test } from '@playwright/test';
import { axeViolations } from '../axe.ts';
import { openScreens, pairByCode, remove, Television } from '../screens/screen-calls.ts';
import { openProducts } from '../staff.ts';
import { addStore, leaveOneStore, STORES } from '../stores/store-calls.ts';
import { addProduct, callProducts, deleteProducts } from './product-calls.ts';

const NAME = 'Proven Brisket';

test('the price history shows what a product cost, who set it and which screens showed it, also on paper', async ({
  page,
}) => {
  const tv = `Proof ${randomUUID().slice(0, 8)}`;
  await openScreens(page);
  const television = await Television.begin(page);
  await pairByCode(page, television.code, tv);
  const { id } = await addProduct(page, { description: NAME, category: 'meat-beef', retailPrice: 12, ourPrice: 9 });
  await callProducts(page, 'PATCH', `/api/admin/products/${id}`, { ourPrice: 8.5 });
  await television.showNewest();

  await openProducts(page);
  await page.getByLabel('Search products').fill(NAME);
  await page.getByRole('button', { name: `Edit ${NAME}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByRole('button', { name: 'Price history' }).click();
  const proof = dialog.getByRole('region', { name: 'What did it cost?' });
  await proof.getByLabel('Date and time in the store').fill(`${addDays(dayIn(new Date(), 'UTC'), 2)}T10:00`);
  await proof.getByRole('button', { name: 'Show the price' }).click();
  await expect(proof.getByText('Enter a date and time in the past.')).toBeVisible();
  await proof.getByLabel('Date and time in the store').fill('2024-01-01T10:00');
  await proof.getByRole('button', { name: 'Show the price' }).click();
  await expect(proof).toContainText('It was not in the price list at that time.');

  await page.reload();
  await page.getByLabel('Search products').fill(NAME);
  await page.getByRole('button', { name: `Edit ${NAME}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Price history' }).click();
  await proof.getByRole('button', { name: 'Show the price' }).click();
  const record = proof.locator('[data-part="price-record"]');
  await expect(record).toContainText(`${NAME}, 1 lb`);
  await expect(record.getByRole('heading', { name: /^Our price: \$8\.50/ })).toContainText('admin');
  await expect(record.getByRole('list', { name: 'Our price' })).toContainText('All stores$8.50admin,');
  await expect(record.getByRole('heading', { name: /^Retail price: \$12\.00/ })).toBeVisible();
  await expect(record.getByRole('listitem').filter({ hasText: tv })).toContainText('since');
  await expect(record).toContainText('Confirmations are kept for 30 days.');
  expect(await axeViolations(page)).toEqual([]);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await record.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.print-sheet');
  await expect(sheet.getByRole('heading', { name: 'Price record' })).toBeVisible();
  await expect(sheet).toContainText(tv);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);

  await deleteProducts(page, NAME);
  await page.goto('about:blank');
  await openScreens(page);
  await remove(page, tv);
});

test('a shown price keeps the time of its store when another store is chosen for the next question', async ({
  page,
}) => {
  await openProducts(page);
  const { id } = await addProduct(page, { description: NAME });
  const away = await addStore(page, 'Far Store');
  await callProducts(page, 'PATCH', `${STORES}/${away.id}`, { timeZone: 'Asia/Tokyo' });
  await callProducts(page, 'PATCH', `/api/admin/products/${id}`, { ourPrice: 7.5 });
  await openProducts(page);
  await page.getByLabel('Search products').fill(NAME);
  await page.getByRole('button', { name: `Edit ${NAME}`, exact: true }).click();
  await page.getByRole('button', { name: 'Price history' }).click();
  const proof = page.getByRole('region', { name: 'What did it cost?' });
  await proof.getByRole('button', { name: 'Show the price' }).click();
  const record = proof.locator('[data-part="price-record"]');
  await expect(record).toContainText('$7.50');
  const shown = await record.textContent();
  await proof.getByRole('combobox').selectOption(away.slug);
  await expect(proof.getByLabel('Date and time in the store')).not.toHaveValue('');
  expect(await record.textContent()).toBe(shown);
  await leaveOneStore(page);
  await deleteProducts(page, NAME);
});
