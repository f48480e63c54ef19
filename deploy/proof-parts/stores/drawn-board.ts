import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

const PATIENCE_MS = 30_000;

/** The board at an address as a browser draws it: what is read out as each price, once all are shown. */
export async function drawnBoard(browser: Browser, address: string, products: number): Promise<Map<string, string>> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    const cards = page.locator('[data-page="board"] [data-product]');
    // Sections are drawn one after the other, so this waits for all.
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(50)) {
      if ((await cards.count()) >= products) break;
    }
    const texts = await cards.evaluateAll((all) =>
      all.map((card): [string, string] => [
        card.getAttribute('data-product') ?? '',
        card.querySelector('.price-line .sr-only')?.textContent ?? '',
      ]),
    );
    return new Map(texts);
  } finally {
    await page.close();
  }
}
