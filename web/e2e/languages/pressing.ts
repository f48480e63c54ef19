import { expect, type Page } from '@playwright/test';
import { plainText } from '../../build/pseudo.ts';
import { settled } from './answers.ts';
import { refusedOn } from './changes.ts';
import { fillIn, SENDS } from './filling.ts';
import { withoutData } from './reading.ts';

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
/** Buttons of every kind, except those that close, cancel or end the session. */
const BUTTONS = ['button', 'summary', '[role^=menuitem]', '[role=switch]', 'input[type=checkbox]', 'input[type=radio]']
  .map(
    (each) =>
      `${each}:not(:disabled, [aria-disabled=true], [role=option], th *, .dialog-foot > :first-child[data-tone=plain], :has(+ [type=submit]), :has(.lucide-x, .lucide-log-out))`,
  )
  .join(',');

/** Controls that switch the view, which are pressed last. */
const VIEWS = '[role=tab], [aria-pressed]';

/** The time limit for pressing a visible button. */
const SOON_MS = 10_000;

interface Shown {
  /** The visible dialogs and menus, the topmost last. */
  layers: string[];
  /** The buttons in the topmost layer, or in the page. */
  buttons: {
    /** Equal for the same button of every row. */
    kind: string;
    isView: boolean;
    sends: boolean;
    isNotice: boolean;
  }[];
}

/** The buttons that can be pressed now, each marked with its index in the list. */
async function shownOn(page: Page): Promise<Shown> {
  const { layers, seen } = await page.evaluate(
    ([above, buttons, within, views, sending]) => {
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
      return {
        layers: open.map(nameOf),
        seen: [...all].filter(isSeen).map((button, index) => {
          button.dataset.mark = String(index);
          const name = button.closest('.rdp-root') ? 'day' : nameOf(button);
          const isNotice = button.closest('.toast-viewport') !== null;
          return { name, isView: button.matches(views), sends: button.matches(sending), isNotice };
        }),
      };
    },
    [LAYERS, BUTTONS, /\/admin(?!\/today)/.test(page.url()) ? 'main, .toast-viewport' : 'body', VIEWS, SENDS] as const,
  );
  const plain = (names: string[]): string[] =>
    withoutData(page, names.map(plainText)).map((text) => text.replaceAll(/[\d.,:$%/]+/g, ''));
  const titles = plain(layers);
  const names = plain(seen.map(({ name }) => name));
  return {
    layers: titles,
    buttons: seen.map((each, index) => ({ ...each, kind: `${titles.at(-1) ?? ''} › ${names[index]}` })),
  };
}

/** Opens an address and waits until everything has loaded. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await settled(page);
}

/** The next button; those that switch the view come last, because they change everything else. */
function nextOf({ buttons }: Shown, pressed: ReadonlySet<string>): number {
  const rest = buttons.findIndex(({ kind, isView }) => !isView && !pressed.has(kind));
  return rest === -1 ? buttons.findIndex(({ kind }) => !pressed.has(kind)) : rest;
}

/**
 * Presses a button of every kind on a page and in what opens, once: those of forms empty, then filled in, and again
 * until a refused change succeeds. `read` is called after each.
 */
export async function pressAll(page: Page, pressed: Set<string>, read: () => Promise<void>): Promise<void> {
  let address = page.url();
  const openers = new Map<string, string>();
  const filled = new Set<string | undefined>();
  let lost: string | undefined;
  for (let shown = await shownOn(page); ; shown = await shownOn(page)) {
    const { layers, buttons } = shown;
    const layer = layers.at(-1);
    const index = nextOf(shown, pressed);
    const kind = buttons[index]?.kind;
    if (kind === undefined) {
      const form = page.locator(layer === undefined ? 'main form' : LAYERS).filter({ visible: true });
      if (!filled.has(layer) && (await fillIn(form.last()))) {
        filled.add(layer);
        await settled(page);
        await read();
        for (const each of buttons) if (each.sends) pressed.delete(each.kind);
        continue;
      }
      if (layer === undefined) return;
      await close(page);
      if ((await shownOn(page)).layers.length >= layers.length) await load(page, address);
      continue;
    }
    const refused = refusedOn(page);
    // A sticky head may cover the views.
    if (layer === undefined && buttons[index]?.isView) await page.evaluate(() => window.scrollTo(0, 0));
    try {
      const button = page.locator(`[data-mark="${index}"]`);
      await (buttons[index]?.isNotice
        ? button.press('Enter', { timeout: SOON_MS })
        : button.click({ timeout: SOON_MS }));
    } catch (error) {
      // Live figures may have re-rendered it since it was marked, so it is looked up once more.
      if (lost === kind) throw error;
      lost = kind;
      continue;
    }
    lost = undefined;
    pressed.add(kind);
    await settled(page);
    await read();
    if (refusedOn(page) > refused) pressed.delete(kind);
    const after = await shownOn(page);
    const opened = after.layers.find((each) => !openers.has(each));
    if (opened !== undefined) openers.set(opened, kind);
    // Something that closed before all its buttons were pressed is opened again.
    const isLeft = buttons.some((each) => !pressed.has(each.kind));
    if (layer !== undefined && isLeft && !after.layers.includes(layer)) {
      pressed.delete(openers.get(layer) ?? '');
      filled.delete(layer);
    }
    if (new URL(page.url()).pathname !== new URL(address).pathname) await load(page, address);
    // A selected view stays selected.
    else if (layer === undefined && buttons[index]?.isView) address = page.url();
  }
}

/** Closes the topmost dialog or menu. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await settled(page);
  // A question about typed text, which may be discarded.
  const question = page.getByRole('alertdialog').locator('footer button').last();
  if (await question.isVisible()) await question.click();
  await settled(page);
}
