import type { Page } from '@playwright/test';

/** A PNG of one colour with the given size. */
export async function drawnPicture(page: Page, width: number, height: number, colour = '#b3200f'): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h, paint]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas.');
      context.fillStyle = paint;
      context.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/png');
    },
    [width, height, colour] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
