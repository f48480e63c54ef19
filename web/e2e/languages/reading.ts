import { expect, type Page } from '@playwright/test';

export const CHINESE = [
  { language: 'zh-Hant', board: '今日特價', shop: '餐館訂貨', browser: 'zh-TW' },
  { language: 'zh-Hans', board: '今日特价', shop: '餐馆订货', browser: 'zh-CN' },
] as const;

/** Names of languages and programs, the example of a code, and what was typed or stands in the address. */
const ALLOWED = /\b(English|EN|Larder|AB12|JavaScript|xyzzy)\b|\/no-such-page|繁體中文|简体中文|\b\d{6}-\w{3}-\w{3}\b/g;

/** Waits until the page of an address shows what it has come for. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-product], main li h2, main a[href="/status"]').first()).toBeVisible();
}

/** What people read on a page: the texts in sight or for screen readers, and the names of what has none. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node as HTMLElement;
      const left = 'noscript, style, script, code, kbd, [lang=en]:not(html)';
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(left)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
      }
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}

/** Everything that staff of this shop have written, the longest first. */
async function dataOf(page: Page): Promise<string[]> {
  const lists = ['/api/stores', '/api/products', '/api/restaurant/products', '/api/restaurant/categories'];
  const answers = await Promise.all(lists.map(async (path) => (await page.request.get(path)).json() as unknown));
  const inside = (value: unknown): string[] => {
    if (typeof value === 'string') return value.split('\n');
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(inside) : [];
  };
  const texts = new Set(answers.flatMap(inside).map((text) => text.trim()));
  return [...texts].filter((text) => /\p{L}/u.test(text)).toSorted((a, b) => b.length - a.length);
}

/** The texts of a page in which `pattern` is found besides what staff have written, and what may be in it, too. */
export async function textsBesidesData(page: Page, pattern: RegExp, allowed?: RegExp): Promise<string[]> {
  const [texts, data] = await Promise.all([textsOn(page), dataOf(page)]);
  return texts.filter((text) => {
    const own = data.reduce((left, each) => left.replaceAll(each, ''), text);
    const unknown = own.replaceAll(ALLOWED, '');
    return pattern.test(allowed === undefined ? unknown : unknown.replaceAll(allowed, ''));
  });
}
