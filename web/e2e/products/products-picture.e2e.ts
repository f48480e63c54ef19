import { expect, test, type Locator } from '@playwright/test';
import { openProducts, toast } from '../staff.ts';
import { drawnPicture } from './drawn-picture.ts';
import { deleteProducts } from './product-calls.ts';

const NAME = 'Journey Picture';

/** Red, green and blue at a point of a picture. */
function colourAt(picture: Locator, x: number, y: number): Promise<number[]> {
  return picture.evaluate(
    async (image: HTMLImageElement, [left, top]) => {
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 512, height: 512 });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas.');
      context.drawImage(image, 0, 0);
      return [...context.getImageData(left, top, 1, 1).data].slice(0, 3);
    },
    [x, y] as const,
  );
}

test.describe('the picture of a product', () => {
  test.beforeEach(async ({ page }) => {
    await openProducts(page);
    await page.getByRole('button', { name: 'Add Product' }).click();
  });

  test.afterEach(({ page }) => deleteProducts(page, NAME));

  test('an uploaded picture becomes a centred 512 px JPEG on white and can be removed', async ({ page }) => {
    const form = page.getByRole('dialog', { name: 'Add New Product' });
    const file = { name: 'wide.png', mimeType: 'image/png', buffer: await drawnPicture(page, 1000, 500) };
    await form.locator('input[type=file]').setInputFiles(file);
    const picture = form.getByRole('img', { name: 'The chosen picture' });
    await expect(picture).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    await expect(form.getByText(/^512 × 512, .+ became .+\.$/)).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      512, 512,
    ]);
    expect(await colourAt(picture, 256, 60)).toEqual([255, 255, 255]);
    expect((await colourAt(picture, 256, 256))[0]).toBeGreaterThan(160);
    expect((await colourAt(picture, 256, 256))[2]).toBeLessThan(40);

    await form.getByRole('button', { name: 'Remove picture' }).click();
    await expect(form.getByLabel('Or an address of a picture')).toBeVisible();
    await expect(form.getByRole('button', { name: 'choose a file' })).toBeFocused();

    await form.locator('input[type=file]').setInputFiles(file);
    await form.getByLabel('Product name').fill(NAME);
    await form.getByLabel('Size').fill('1 lb');
    await form.getByLabel('Retail price').fill('2');
    await form.getByLabel('Our price').fill('1');
    await form.getByRole('button', { name: 'Add Product' }).click();
    await expect(toast(page, 'Product Created')).toBeVisible();
    await page.getByLabel('Search products').fill(NAME);
    const thumb = page.locator('tr[data-product]', { hasText: NAME }).locator('img');
    await expect(thumb).toHaveAttribute('src', /^\/images\/products\//);
    expect(await thumb.evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth))).toBe(
      512,
    );
  });

  test('a picture of the wrong type or size, or a broken one, is refused with a reason @thorough', async ({ page }) => {
    const form = page.getByRole('dialog', { name: 'Add New Product' });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      form.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('a.gif', 'image/gif', Buffer.from('GIF89a'));
    await expect(form.getByRole('alert')).toHaveText('Please select a valid image file (JPEG, PNG, or WebP)');
    await choose('big.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(form.getByRole('alert')).toHaveText('Image file is too large. Maximum size is 5MB.');
    await choose('words.png', 'image/png', Buffer.from('not a picture'));
    await expect(form.getByRole('alert')).toHaveText('This picture could not be read.');

    await form.getByLabel('Or an address of a picture').fill('http://example.com/a.png');
    await form.getByRole('button', { name: 'Use' }).click();
    await expect(form.getByText('Enter a path under /images/products/ or an https address.')).toBeVisible();
    await form.getByLabel('Or an address of a picture').fill('/images/products/no-such-picture.jpg');
    await form.getByRole('button', { name: 'Use' }).click();
    await expect(form.getByText(/There is no picture at this address/)).toBeVisible();
  });
});
