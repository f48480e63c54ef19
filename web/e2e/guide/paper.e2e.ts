import { expect, test } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { openGuide, TITLES } from './open-guide.ts';

/** Points per inch. */
const INCH = 72;

interface PaperPage {
  width: number;
  height: number;
  lines: { text: string; left: number; right: number; bottom: number }[];
}

async function pagesOf(file: Buffer): Promise<PaperPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: PaperPage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left = 0, bottom = 0] = item.transform.slice(4) as number[];
      return [{ text: item.str, left, right: left + item.width, bottom }];
    });
    const [, , width = 0, height = 0] = page.view;
    pages.push({ width, height, lines });
  }
  return pages;
}

const textOf = ({ lines }: PaperPage): string => lines.map(({ text }) => text).join(' ');

test('the guide is printed on letter paper with its margins, section by section @thorough', async ({ page }) => {
  await openGuide(page);
  // Search marks and the current section are not printed.
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('rebate');
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(11);
  for (const { width, height, lines } of pages) {
    expect([width, height]).toEqual([8.5 * INCH, 11 * INCH]);
    // Half a point of tolerance: letters may overlap their box.
    expect(Math.min(...lines.map(({ left }) => left))).toBeGreaterThanOrEqual(0.75 * INCH - 0.5);
    expect(Math.max(...lines.map(({ right }) => right))).toBeLessThanOrEqual(width - 0.75 * INCH + 0.5);
    const body = lines.filter(({ bottom }) => bottom > 0.75 * INCH - 6);
    expect(body.length).toBeGreaterThan(0);
  }

  const [front = { width: 0, height: 0, lines: [] }, ...inner] = pages;
  expect(textOf(front)).toMatch(
    new RegExp(`^Administrator Guide .* Contents ${TITLES.map((title, place) => `${place + 1} ${title}`).join(' ')}$`),
  );
  // Each page has its section's title at the foot; the sections are in order, each on separate pages.
  const feet = inner.map(({ lines }, place) => {
    const foot = lines.filter(({ bottom }) => bottom < 0.75 * INCH - 6).map(({ text }) => text);
    expect(foot).toContain(String(place + 2));
    return Number(/Section (\d+) ·/.exec(foot.join(' '))?.[1]);
  });
  expect(feet).toEqual(feet.toSorted((a, b) => a - b));
  expect([...new Set(feet)]).toEqual(TITLES.map((_title, place) => place + 1));
  for (const [place, title] of TITLES.entries()) {
    const words = textOf(inner[feet.indexOf(place + 1)] ?? front);
    expect(words).toContain(`Section ${place + 1} · ${title}`);
    expect(words).toContain(` ${place + 1} ${title} `);
  }

  const all = pages.map(textOf).join(' ');
  expect(all).toContain('Restaurant Orders (/admin/restaurant/orders)');
  expect(all).toMatch(/\(section 8\)/);
  for (const furniture of ['Logout', 'Skip to', 'Search the guide', '1 of ', 'Login successful']) {
    expect(textOf(front)).not.toContain(furniture);
  }
});

test("the guide's print button prints @thorough", async ({ page }) => {
  await openGuide(page);
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
});
