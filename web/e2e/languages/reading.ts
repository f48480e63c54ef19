import { expect, type Page } from '@playwright/test';
import { heardOf, settled } from './answers.ts';

export const CHINESE = [
  { language: 'zh-Hant', board: '今日特價', shop: '餐館訂貨', browser: 'zh-TW' },
  { language: 'zh-Hans', board: '今日特价', shop: '餐馆订货', browser: 'zh-CN' },
] as const;

/** Names of languages and programs, and the example of a code. */
const ALLOWED = /\b(English|EN|Larder|AB12|JavaScript)\b|繁體中文|简体中文/g;

/** Opens an address and waits until its page shows its content. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-product], main li h2, main a[href="/status"]').first()).toBeVisible();
}

/** Evaluates a function on the page, or on the next one after navigation. */
export async function evaluated<Found>(page: Page, find: () => Found): Promise<Found> {
  const found = (): Promise<Found> => page.evaluate(find) as Promise<Found>;
  return found().catch(async (error: Error) => {
    if (!error.message.includes('Execution context was destroyed')) throw error;
    await page.waitForLoadState();
    return await found();
  });
}

/** All texts on a page: visible ones, those for screen readers, and accessible names. */
function textsOn(page: Page): Promise<string[]> {
  return evaluated(page, () => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node as HTMLElement;
      const left = 'noscript, style, script, code, kbd, [lang=en]:not(html)';
      const box = element.closest('select') ?? element;
      if (!box.checkVisibility({ visibilityProperty: true }) || element.closest(left)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
      // A word that may break at a `wbr` is one text.
      const pieces = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      for (const piece of element.querySelector(':scope > wbr') ? [element] : pieces)
        texts.push(piece.textContent ?? '');
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  });
}

/** The texts without data in them: values from answers and from the address. */
export function withoutData(page: Page, texts: string[]): string[] {
  const { host, pathname, searchParams } = new URL(page.url());
  const data = [...heardOf(page).data, host, pathname, ...searchParams.values()]
    .filter((text) => /\p{L}/u.test(text))
    .toSorted((a, b) => b.length - a.length);
  return texts.map((text) =>
    data.filter((each) => text.includes(each)).reduce((left, each) => left.replaceAll(wholeWords(each), ''), text),
  );
}

/** Whole words only: a short word of the data must not be removed from a longer one. */
function wholeWords(text: string): RegExp {
  const plain = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![A-Za-z])${plain}(?![A-Za-z])`, 'g');
}

/** The texts of a page that match `pattern` outside of data and of what is allowed in any language. */
export async function textsBesidesData(page: Page, pattern: RegExp, allowed?: RegExp): Promise<string[]> {
  const plain = (text: string): string => {
    const unknown = text.replaceAll(ALLOWED, '');
    return allowed === undefined ? unknown : unknown.replaceAll(allowed, '');
  };
  const texts = (await textsOn(page)).filter((text) => pattern.test(plain(text)));
  // An answer may not have been recorded yet when it was shown.
  if (texts.length > 0) await settled(page);
  const own = withoutData(page, texts);
  return texts.filter((_text, index) => pattern.test(plain(own[index] ?? '')));
}
