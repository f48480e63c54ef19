import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { quiet } from './quiet.ts';

/** The rules of WCAG 2.2 AA that a page breaks in a way that keeps people out. */
export async function barriers(page: Page): Promise<string[]> {
  // What is still on its way, as the code of notices is, or still fading in has not its colours yet.
  await quiet(page);
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
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
