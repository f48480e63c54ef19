import { expect, type Page } from '@playwright/test';
import { settled } from './answers.ts';
import { withoutData } from './reading.ts';

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
/** Buttons of every kind, without crosses and cancelling, views that have an address, and what ends the session. */
const BUTTONS = ['button', 'summary', '[role^=menuitem]', '[role=switch]', 'input[type=checkbox]', 'input[type=radio]']
  .map(
    (each) =>
      `${each}:not(:disabled, [aria-disabled=true], [role=option], [role=tab], [aria-pressed], th *, .dialog-foot > :first-child:not(:last-child), :has(.lucide-x, .lucide-log-out))`,
  )
  .join(',');

/** A button that is there can be pressed within it. */
const SOON_MS = 5_000;

interface Shown {
  /** The dialogs and menus in sight, the topmost last. */
  layers: string[];
  /** The kinds of buttons in the topmost, or in the page: each stands for those of every row. */
  kinds: string[];
}

/** Lets no change reach the services, only previews: each is answered as if its service were away. */
export async function refuseChanges(page: Page): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' || /"dryRun":true/.test(route.request().postData() ?? '')
      ? route.fallback()
      : route.fulfill({ status: 503, json: { message: '暫停' } }),
  );
}

/** What can be pressed now; each button is marked with its place in the list. */
async function shownOn(page: Page): Promise<Shown> {
  const { layers, names } = await page.evaluate(
    ([above, buttons, within]) => {
      const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const nameOf = (element: Element): string => {
        const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
        const input = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
        return element.getAttribute('aria-label') ?? label?.textContent ?? input ?? element.textContent;
      };
      for (const marked of document.querySelectorAll('[data-mark]')) marked.removeAttribute('data-mark');
      const open = [...document.querySelectorAll(above)].filter(isSeen);
      const scope = open.at(-1);
      const all = (scope ?? document).querySelectorAll<HTMLElement>(scope ? buttons : `:is(${within}) :is(${buttons})`);
      const seen = [...all].filter(isSeen);
      for (const [index, button] of seen.entries()) button.dataset.mark = String(index);
      return {
        layers: open.map(nameOf),
        names: seen.map((each) => (each.closest('.rdp-root') ? 'day' : nameOf(each))),
      };
    },
    [LAYERS, BUTTONS, page.url().endsWith('/admin/today') ? 'body' : 'main'] as const,
  );
  const plain = (names_: string[]): string[] =>
    withoutData(page, names_).map((text) => text.replaceAll(/[\d.,:$%/]+/g, ''));
  const titles = plain(layers);
  return { layers: titles, kinds: plain(names).map((name) => `${titles.at(-1) ?? ''} › ${name}`) };
}

/** Opens an address and waits until all of it has come. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await settled(page);
}

/** Presses a button of every kind on a page, and in what opens, that was not pressed before. `read` is called after each. */
export async function pressAll(page: Page, pressed: Set<string>, read: () => Promise<void>): Promise<void> {
  const address = page.url();
  const openers = new Map<string, string>();
  let lost: string | undefined;
  for (let shown = await shownOn(page); ;) {
    const { layers, kinds } = shown;
    const layer = layers.at(-1);
    const index = kinds.findIndex((kind) => !pressed.has(kind));
    const kind = kinds[index];
    if (kind === undefined) {
      if (layer === undefined) return;
      await page.keyboard.press('Escape');
      await settled(page);
      // A question about what was typed: it may go.
      const question = page.getByRole('alertdialog').locator('footer button').last();
      if (await question.isVisible()) await question.click();
      await settled(page);
      if ((await shownOn(page)).layers.length >= layers.length) await load(page, address);
    } else {
      const button = page.locator(`[data-mark="${index}"]`);
      try {
        await button.click({ timeout: SOON_MS });
      } catch (error) {
        // Live figures may have drawn it anew since it was marked: then it is looked up again, once.
        if (lost === kind) throw error;
        lost = kind;
        shown = await shownOn(page);
        continue;
      }
      pressed.add(kind);
      await settled(page);
      await read();
      const after = await shownOn(page);
      const opened = after.layers.find((each) => !openers.has(each));
      if (opened !== undefined) openers.set(opened, kind);
      // What was closed with buttons left in it is opened again.
      const isLeft = kinds.some((each) => !pressed.has(each));
      if (layer !== undefined && isLeft && !after.layers.includes(layer)) pressed.delete(openers.get(layer) ?? '');
      if (new URL(page.url()).pathname !== new URL(address).pathname) await load(page, address);
    }
    shown = await shownOn(page);
  }
}
