import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { drawnPicture } from '../products/drawn-picture.ts';
import { addProduct, allProducts, deleteProducts } from '../products/product-calls.ts';
import { toast } from '../staff.ts';
import { openSettings } from './open-settings.ts';
import { zipOf } from './zip-of.ts';

const DATABASE = '?tab=database';
const NAME = 'Journey Image';
const IMPORT = '**/api/admin/system/import-images';
const picker = (page: Page) => page.getByLabel('ZIP file of pictures');
const zip = (buffer: Buffer) => ({ name: 'pictures.zip', mimeType: 'application/zip', buffer });

test.describe('pictures as ZIP files', () => {
  test("imported pictures named by a product's id become its picture, and all can be exported again", async ({
    page,
  }) => {
    await openSettings(page, DATABASE);
    const product = await addProduct(page, { description: `${NAME} ${randomUUID().slice(0, 6)}` });
    const name = `journey-image-${randomUUID().slice(0, 8)}.png`;
    const sent = page.waitForRequest(IMPORT);
    await picker(page).setInputFiles(
      zip(
        zipOf({
          [`shelves/${name}`]: await drawnPicture(page, 60, 40),
          [`${product.id}.png`]: await drawnPicture(page, 40, 40, '#0b5d3b'),
          'notes.txt': Buffer.from('Bring bags.'),
          [`${name} 蔬菜 1.png`]: await drawnPicture(page, 20, 20),
          'a#b.png': await drawnPicture(page, 20, 20),
          'broken.jpg': Buffer.from('This is no picture.'),
          '../../outside.png': await drawnPicture(page, 20, 20),
        }),
      ),
    );
    await expect(toast(page, 'Images imported')).toBeVisible();
    await expect(page.getByText('3 imported, 4 skipped')).toBeVisible();
    await expect(page.getByText('1 became the picture of a product.')).toBeVisible();
    const skipped = page.getByRole('list', { name: 'Skipped files' }).getByRole('listitem');
    await expect(skipped).toHaveText([
      'notes.txt · Its name must end in .jpg, .jpeg, .png, .webp or .gif.',
      'a#b.png · Its name may have letters, digits, spaces, dots, dashes and brackets only.',
      /^broken\.jpg · .+\.$/,
      '../../outside.png · Its path leads out of the ZIP file.',
    ]);
    const headers = (await sent).headers();
    expect(headers.authorization).toMatch(/^Bearer \S+$/);
    expect(headers['x-csrf-token']).not.toBe('');

    const attached = (await allProducts(page)).find(({ id }) => id === product.id)?.imageUrl ?? '';
    expect(attached).toMatch(/^\/images\/products\/[\w-]+\.png$/);
    for (const path of [attached, `/images/products/${name}`]) {
      const answer = await page.request.get(path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/png');
    }

    // A browser that has shown the picture gets the new one on the next reload.
    const named = `/images/products/${encodeURIComponent(`${name} 蔬菜 1.png`)}`;
    const etag = (await page.request.get(named)).headers()['etag'] ?? '';
    await picker(page).setInputFiles(zip(zipOf({ [`${name} 蔬菜 1.png`]: await drawnPicture(page, 30, 30) })));
    await expect(page.getByText('1 imported, 0 skipped')).toBeVisible();
    const replaced = await page.request.get(named, { headers: { 'if-none-match': etag } });
    expect([replaced.status(), replaced.headers()['cache-control']]).toEqual([200, 'no-cache']);

    const saved = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Export Images' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^product-images-\d{4}-\d{2}-\d{2}\.zip$/);
    const content = await readFile(await file.path());
    expect(content.subarray(0, 2).toString()).toBe('PK');
    for (const kept of [name, attached.slice('/images/products/'.length)]) expect(content.includes(kept)).toBe(true);
    await deleteProducts(page, NAME);
  });

  test('an invalid picture archive is refused with the reason @thorough', async ({ page }) => {
    await openSettings(page, DATABASE);
    await picker(page).setInputFiles({ name: 'pictures.rar', mimeType: 'application/x-rar', buffer: Buffer.from('x') });
    await expect(page.getByText('Please choose a .zip file.')).toBeVisible();
    const answered = page.waitForResponse(IMPORT);
    await picker(page).setInputFiles(zip(Buffer.from('PK')));
    const answer = await answered;
    expect(answer.status()).toBe(400);
    const { message } = (await answer.json()) as { message: string };
    await expect(toast(page, 'Import failed')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  });

  test('a failed export of pictures shows an error @thorough', async ({ page }) => {
    await page.route('**/api/admin/system/export-images', (route) =>
      route.fulfill({ status: 503, json: { message: 'The pictures are away.' } }),
    );
    await openSettings(page, DATABASE);
    await page.getByRole('button', { name: 'Export Images' }).click();
    await expect(toast(page, 'Export failed')).toBeVisible();
    await expect(toast(page, 'Failed to export images')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'The pictures are away.' })).toBeVisible();
  });
});
