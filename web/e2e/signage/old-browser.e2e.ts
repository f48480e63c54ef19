import { expect, test } from '@playwright/test';
import { answerPrices, boardProduct } from './price-answers.ts';

/** Removes APIs newer than Chromium 68, as far as a script can. */
function growOld(): void {
  const gone: [object, string[]][] = [
    [Array.prototype, ['at', 'flat', 'flatMap', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced']],
    [String.prototype, ['at', 'matchAll', 'replaceAll', 'isWellFormed', 'toWellFormed']],
    [Object, ['fromEntries', 'hasOwn', 'groupBy']],
    [Promise, ['allSettled', 'any', 'withResolvers']],
    [AbortSignal, ['any', 'timeout']],
    [Element.prototype, ['replaceChildren', 'requestFullscreen']],
    [Navigator.prototype, ['wakeLock', 'serviceWorker', 'storage']],
    [window, ['queueMicrotask', 'structuredClone', 'WeakRef', 'FinalizationRegistry', 'reportError', 'scheduler']],
    [window, ['requestIdleCallback', 'navigation', 'PerformanceServerTiming']],
  ];
  for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
}

test.describe('a television of 2020', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 1920, height: 1080 } });

  for (const path of ['/meatprices', '/meatpriceairport', '/tv']) {
    test(`a television's browser of 2020 renders ${path}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(growOld);
      const brisket = {
        description: 'Beef Brisket',
        chineseName: '牛腩',
        category: 'meat-beef',
        ourPrice: 9.5,
      } as const;
      await answerPrices(page, [boardProduct('brisket', brisket)]);
      await page.goto(path);
      if (path === '/tv') await expect(page.getByText(/^The code is/)).toBeAttached();
      else await expect(page.locator('[data-product="brisket"]')).toContainText('Beef Brisket');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('f');
      expect(errors).toEqual([]);
    });
  }
});
