import { addDays, dayIn } from '@larder/kernel';
import { expect, test } from '@playwright/test';
import { addProduct, callProducts, deleteProducts } from '../products/product-calls.ts';
import { becomeStaff } from '../staff.ts';
import { addStore, leaveOneStore, slugs, STORES } from './store-calls.ts';

const NAME = 'Closed House';
const PRODUCT = 'Closed House Plum';

test.afterEach(async ({ page }) => {
  await leaveOneStore(page);
  await deleteProducts(page, PRODUCT);
});

test('a closed store keeps its names and its time where its past is shown', async ({ page }) => {
  await becomeStaff(page);
  const { id: productId } = await addProduct(page, { description: PRODUCT });
  const store = await addStore(page, NAME);
  const open = await addStore(page, 'Open House');
  await callProducts(page, 'PATCH', `${STORES}/${store.id}`, { chineseName: '舊店' });
  const startsAt = `${addDays(dayIn(new Date(), 'UTC'), 30)}T18:00`;
  const draft = {
    name: `Plan of ${store.slug}`,
    stores: [store.slug, open.slug],
    items: [{ kind: 'retail', productId, ourPrice: 7 }],
    startsAt,
  };
  await callProducts(page, 'POST', '/api/admin/price-batches', draft);
  const { id: another } = await addProduct(page, { description: `${PRODUCT} Cake` });
  const items = [{ kind: 'retail', productId: another, ourPrice: 7 }];
  const alone = { ...draft, name: `Alone at ${store.slug}`, stores: [store.slug], items };
  await callProducts(page, 'POST', '/api/admin/price-batches', alone);
  const screen = { name: `Screen of ${store.slug}`, store: store.slug, board: 'meatprices' };
  const paired = await callProducts<{ screen: { id: string } }>(page, 'POST', '/api/admin/system/screens', screen);
  await callProducts(page, 'PATCH', `${STORES}/${store.id}`, { active: false });

  await page.goto('/admin/batches');
  const batch = page.locator('[data-batch]', { hasText: draft.name });
  await expect(batch).toContainText('6:00 PM');
  await batch.getByRole('button', { name: /^Print/ }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('6:00 PM');
  await page.keyboard.press('Escape');
  await batch.getByRole('button', { name: /^Preview/ }).click();
  await expect(page.getByRole('dialog').getByLabel('At', { exact: true })).toHaveValue(
    startsAt.replace('18:00', '18:01'),
  );
  await expect(page.getByRole('dialog').getByLabel('Store')).toHaveValue(open.slug);
  await page.keyboard.press('Escape');
  const other = page.locator('[data-batch]', { hasText: alone.name });
  await expect(other).toContainText(NAME);
  await other.getByRole('button', { name: /^Print/ }).click();
  await expect(page.getByRole('dialog')).toContainText('No product of this batch is for sale in this store.');

  await page.goto('/admin/screens');
  await expect(page.locator('[data-screen]', { hasText: screen.name })).toContainText(NAME);
  await page.getByRole('button', { name: `Edit ${screen.name}` }).click();
  await expect(page.getByRole('dialog').getByLabel('Store').locator('option:checked')).toHaveText(NAME);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await callProducts(page, 'DELETE', `/api/admin/system/screens/${paired.screen.id}`);

  await page.goto(`/admin/restaurant/orders?store=${store.slug}&lang=zh-Hant`);
  await expect(page.locator('.filter-chip')).toContainText('舊店');
  await page.goto(`/admin/restaurant/day?store=${store.slug}&lang=zh-Hant`);
  await expect(page.getByRole('heading', { level: 2 })).toContainText('舊店');
});

test('a store that is renamed while the form of its batch is open stays chosen', async ({ page }) => {
  await becomeStaff(page);
  const { id: productId } = await addProduct(page, { description: PRODUCT });
  const store = await addStore(page, 'Former House');
  const startsAt = `${addDays(dayIn(new Date(), 'UTC'), 30)}T18:00`;
  const items = [{ kind: 'retail', productId, ourPrice: 7 }];
  const draft = { name: `Plan of ${store.slug}`, stores: [store.slug], items, startsAt };
  await callProducts(page, 'POST', '/api/admin/price-batches', draft);
  await page.goto('/admin/batches');
  await page.getByRole('button', { name: `Edit ${draft.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Former House' })).toBeChecked();
  await callProducts(page, 'PATCH', `${STORES}/${store.id}`, { slug: slugs('later'), name: 'Later House' });
  const box = dialog.getByRole('checkbox', { name: 'Later House' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose at least one store.')).toBeVisible();
});

test("a closed store's former short name in the address is followed in the back office", async ({ page }) => {
  await becomeStaff(page);
  const store = await addStore(page, 'Moved House');
  await addStore(page, 'Open House');
  const slug = slugs('moved');
  await callProducts(page, 'PATCH', `${STORES}/${store.id}`, { slug });
  await callProducts(page, 'PATCH', `${STORES}/${store.id}`, { active: false });
  await page.goto(`/admin/restaurant/orders?store=${store.slug}`);
  await expect(page).toHaveURL(new RegExp(`store=${slug}`));
});
