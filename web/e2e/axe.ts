import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { quiet } from './quiet.ts';

/** axe's script, half of the code that the package would inject into each page. */
const ofPackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(ofPackage.resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical violations of WCAG 2.2 AA on a page. */
export async function axeViolations(page: Page): Promise<string[]> {
  const found = await violationsNow(page);
  // A notice that was measured while fading has no violation the next time.
  return found.length === 0 ? found : await violationsNow(page);
}

async function violationsNow(page: Page): Promise<string[]> {
  // Lazy chunks and fading notices do not have their final colours yet.
  await quiet(page);
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
  await page.evaluate(hideAlike);
  const { violations } = await new AxeBuilder({ page, axeSource })
    .exclude('[data-alike]')
    // Passing elements are not reported, which would take most of the time on a page with many rows; and no serious
    // rule of these tags needs the stylesheets that axe would fetch again.
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  await page.evaluate(showAlike);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .slice(0, 3)
          .join(' | ')}`,
    );
}

/** Keeps only two of the rows and cards that differ only in text: axe takes seconds for a long list. */
function hideAlike(): void {
  const times = new Map<string, number>();
  const kindOf = (element: Element): string => {
    const look = [element.getAttribute('class'), element.getAttribute('style')?.replaceAll(/[-\d.]+(px|%)/g, '')];
    return `${element.tagName} ${look.join()} ${element.getAttributeNames().join()} (${Array.from(element.children, kindOf).join()})`;
  };
  for (const item of document.querySelectorAll<HTMLElement>('li, tr, article')) {
    // Hiding it would lose the focus.
    if (item.contains(document.activeElement)) continue;
    const kind = kindOf(item);
    times.set(kind, (times.get(kind) ?? 0) + 1);
    if ((times.get(kind) ?? 0) <= 2) continue;
    item.dataset['alike'] = '';
    item.style.visibility = 'hidden';
  }
}

function showAlike(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-alike]')) {
    delete item.dataset['alike'];
    item.style.removeProperty('visibility');
  }
}
