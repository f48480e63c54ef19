// The functions given to a page run in the browser.
/// <reference lib="dom" />
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../chromium-flags.ts';
import type { OrderableProduct } from './made-up-orders.ts';

export interface ShownSums {
  subtotalCents: number;
  discountCents: number;
  feeCents: number;
  totalCents: number;
}

export interface CartLine {
  product: OrderableProduct;
  quantity: number;
}

/** Sets carts as another tab would, and reads totals from the page. */
export class CartBrowser {
  private readonly browser: Browser;
  private readonly page: Page;

  private constructor(browser: Browser, page: Page) {
    this.browser = browser;
    this.page = page;
  }

  static async open(program: string, url: string): Promise<CartBrowser> {
    const browser = await chromium.launch({ executablePath: program, args: CHROMIUM_FLAGS });
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${url}/restaurant`);
    return new CartBrowser(browser, page);
  }

  async useCode(code: string | null): Promise<void> {
    await this.page.evaluate((text) => {
      if (text === null) sessionStorage.removeItem('larder.restaurant-code');
      else sessionStorage.setItem('larder.restaurant-code', text);
    }, code);
    const loaded = code === null ? '/api/restaurant/products' : '/api/restaurant/products-with-discount/';
    await this.reloadUntil(loaded);
    await this.page.locator('[data-cart]').waitFor();
  }

  /** Reloads until the list has loaded, as a busy machine may refuse it. @throws with the answers otherwise */
  private async reloadUntil(loaded: string): Promise<void> {
    const answers: string[] = [];
    for (let tries = 0; tries < 3; tries++) {
      const list = this.page.waitForResponse(
        (response) => {
          if (response.url().includes('/api/')) answers.push(`${response.status()} ${response.url()}`);
          return response.url().includes(loaded) && response.ok();
        },
        { timeout: 10_000 },
      );
      const [found] = await Promise.allSettled([list, this.page.reload()]);
      if (found.status === 'fulfilled') return;
    }
    throw new Error(`${loaded} was not answered: ${answers.join(', ')}`);
  }

  async sums(lines: readonly CartLine[], isDelivery: boolean): Promise<ShownSums> {
    const cart = {
      version: 1,
      isDelivery,
      lines: lines.map(({ product: { id, name, unit, category, pricePerUnit }, quantity }) => ({
        id,
        quantity,
        name,
        unit,
        category,
        unitPriceCents: Math.round(pricePerUnit * 100),
      })),
    };
    const texts = await this.page.evaluate(async (kept) => {
      const key = 'larder.restaurant-cart';
      localStorage.setItem(key, kept);
      dispatchEvent(new StorageEvent('storage', { key, newValue: kept, storageArea: localStorage }));
      // Drawn in one frame, so it is read in the next.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return [...document.querySelectorAll('[data-cart] [data-part="cart-sums"] dd')].map(
        (each) => each.textContent ?? '',
      );
    }, JSON.stringify(cart));
    const [subtotalCents, discountCents, feeCents, totalCents] = texts.map(centsOf);
    if (totalCents === undefined) throw new Error(`The cart shows ${JSON.stringify(texts)}.`);
    return {
      subtotalCents: subtotalCents ?? Number.NaN,
      discountCents: discountCents ?? Number.NaN,
      feeCents: feeCents ?? Number.NaN,
      totalCents,
    };
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

/** "−$1,234.50" → 123450; "Free" → 0. */
function centsOf(text: string): number {
  const amount = /\$\s*([\d,]+)\.(\d{2})/.exec(text);
  return amount ? Number(`${(amount[1] ?? '').replaceAll(',', '')}${amount[2]}`) : 0;
}
