import { expect, type Page } from '@playwright/test';
import { test } from './languages/answers.ts';
import { AREAS, prepare } from './languages/areas.ts';
import { load } from './languages/pressing.ts';

const PAGES = { 'the public pages': ['/', '/restaurant', '/status', '/no-such-page'], ...AREAS };
/** The public pages, and the pages that staff use on phones. */
const DAILY = new Set(['the public pages', 'the day and the shell', 'retail products', 'restaurant orders']);

declare global {
  interface Window {
    /** Scrolls an element to the middle of the window and returns its box. */
    inSight: (element: Element) => Promise<DOMRect>;
    /** The eight controls of each kind with the longest names. */
    longest: (controls: HTMLElement[]) => HTMLElement[];
  }
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const [area, paths] of Object.entries(PAGES))
  test(`${area}: on a phone all controls are easy to touch, and text of twice the size fits${DAILY.has(area) ? '' : ' @thorough'}`, async ({
    page,
  }) => {
    await prepare(page, 'en');
    await page.addInitScript(() => {
      // Long lists render their rows, and move, when they are scrolled.
      window.inSight = async (element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const isInSight = top > 130 && bottom < innerHeight - 130 && left >= 0 && right <= innerWidth;
        for (let tries = isInSight ? 0 : 4, before = NaN; tries > 0; tries--) {
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          // A link with a long name may be higher than the window, so its first line is measured.
          const [line] = element.getClientRects();
          if (line !== undefined) scrollBy(0, line.top + (line.height - innerHeight) / 2);
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          const [now = 0] = Array.from(element.getClientRects(), (drawn) => drawn.top + drawn.height / 2);
          if (Math.abs(now - innerHeight / 2) < 2 || Math.abs(now - before) < 1) break;
          before = now;
        }
        return element.getClientRects()[0] ?? element.getBoundingClientRect();
      };
      window.longest = (controls) => {
        const times = new Map<string, number>();
        return controls
          .toSorted((a, b) => b.innerText.length - a.innerText.length)
          .filter(({ tagName, className }) => {
            const kind = `${tagName} ${className}`;
            times.set(kind, (times.get(kind) ?? 0) + 1);
            return (times.get(kind) ?? 0) <= 8;
          });
      };
    });
    for (const path of paths) {
      await load(page, path);
      expect.soft(await tooSmall(page), path).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect.soft(await unreadable(page), path).toEqual([]);
    }
  });

/** Controls that a press 21 px from their middle misses; links within sentences may be smaller. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary');
    const seen = [...controls].filter((control) => {
      const { display, opacity } = getComputedStyle(control);
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && control.clientWidth !== 1;
      return isSeen && display !== 'inline' && opacity !== '0';
    });
    for (const control of window.longest(seen)) {
      const target = control.closest('label') ?? control;
      let isEasy = false;
      // A list above that renders more rows moves the control after it was measured.
      for (let tries = 3; tries > 0 && !isEasy; tries--) {
        const { left, top, width, height } = await window.inSight(target);
        const isHit = ([x, y]: readonly [number, number]): boolean =>
          target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
        isEasy = [-21, 21].flatMap((away) => [[away, 0] as const, [0, away] as const]).every(isHit);
      }
      if (!isEasy && control.isConnected) found.push(`${control.className}: ${control.innerText}`);
    }
    return found;
  });

/** Texts that are cut off or outside the window, and controls that are covered or too narrow to read. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    const say = (what: string, { className, innerText }: HTMLElement): void =>
      void found.push(`${what} ${className}: ${innerText.slice(0, 60)}`);
    const isSeen = (element: HTMLElement): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isSeen(element)) continue;
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isCut = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis' && webkitLineClamp === 'none';
      const isWider = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      if (isCut && isWider && element.innerText.trim() !== '') say('cut off', element);
    }
    const controls = document.querySelectorAll<HTMLElement>('a, button, input:not([type=file]), select');
    const seen = [...controls].filter((control) => control.clientWidth !== 1 && isSeen(control));
    for (const element of window.longest(seen)) {
      const { left, top, width, height } = await window.inSight(element);
      if (width < 80 && element.matches('input:not([type=checkbox], [type=radio], [type=color]), select'))
        say('narrow', element);
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit = element.contains(hit) || hit?.contains(element) || hit?.closest('label')?.contains(element);
      if (!isHit && element.isConnected) say('covered', element);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    return found;
  });
