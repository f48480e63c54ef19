import { describe, expect, it } from '@jest/globals';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import type { Ruler } from './cell-geometry.ts';
import { warningsOf } from './half-warnings.ts';
import { commonLook, type HalfBox, type HalfLayout, layoutHalf } from './layout-half.ts';
import type { BoardGroup } from './page-rows.ts';

/** Characters of half an em, prices of four, lines of 1.2. */
const ruler: Ruler = {
  widths: (items) => ({
    price: 3.6,
    was: 0,
    word: Math.max(
      ...items.map(({ description }) => Math.max(...description.split(' ').map((word) => word.length / 2))),
    ),
  }),
  nameHeights: (items, widthPx, sizePx) =>
    items.map(({ description }) => Math.ceil((description.length * sizePx) / 2 / widthPx + 1) * sizePx * 1.2),
};
const BOX: HalfBox = { widthPx: 882, heightPx: 960, unitPx: 1 };

function items(
  count: number,
  name = 'Short Ribs',
  category: SignageProduct['category'] = 'meat-beef',
): SignageProduct[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${category}-${index}`,
    description: name,
    chineseName: '牛小排',
    size: 'lb',
    category,
    retailPrice: 9.99,
    ourPrice: 9.99,
    imageUrl: null,
  }));
}

function groups(...counts: number[]): BoardGroup[] {
  return counts.map((count, index) => {
    const category = index === 0 ? 'meat-beef' : 'meat-pork';
    return { category, items: items(count, 'Short Ribs', category) };
  });
}

function layout(list: BoardGroup[], columns = 0, rows = 0, preferred = 40, box = BOX): HalfLayout {
  const found = layoutHalf(list, { columns, rows }, preferred, box, ruler);
  if (found === null) throw new Error('The half is empty.');
  return found;
}

const idsOf = (page: HalfLayout['pages'][number]): string[] =>
  page.flatMap((section) => section.rows.flatMap((row) => row.items.map(({ id }) => id)));

describe('a half of the board', () => {
  it.each([
    [3, 1],
    [4, 2],
    [8, 2],
    [9, 3],
    [15, 3],
    [16, 4],
    [24, 4],
    [25, 5],
  ])('%i items are shown in %i columns by default', (count, columns) => {
    expect(layout(groups(count)).columns).toBe(columns);
  });

  it('every item is shown exactly once, and no page exceeds its space', () => {
    for (const count of [1, 3, 8, 15, 24, 60]) {
      for (const preferred of [28, 40, 52, 66]) {
        const { pages, headerPx, sectionGapPx, sizePx } = layout(groups(count, Math.ceil(count / 2)), 0, 0, preferred);
        expect(new Set(pages.flatMap(idsOf)).size).toBe(count + Math.ceil(count / 2));
        expect(pages.flatMap(idsOf)).toHaveLength(count + Math.ceil(count / 2));
        expect(sizePx).toBeGreaterThanOrEqual(28);
        for (const page of pages) {
          const rowsPx = page.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.heightPx, 0);
          expect(rowsPx + page.length * headerPx + (page.length - 1) * sectionGapPx).toBeLessThanOrEqual(BOX.heightPx);
        }
      }
    }
  });

  it('a half without items is empty', () => {
    expect(layoutHalf([], { columns: 0, rows: 0 }, 40, BOX, ruler)).toBeNull();
  });

  it('the chosen font size is kept while it fits, and never falls below the smallest readable one', () => {
    expect(layout(groups(3), 0, 0, 52).sizePx).toBe(52);
    expect(layout(groups(60), 0, 0, 66).sizePx).toBeGreaterThanOrEqual(28);
    expect(layout(groups(60), 0, 0, 66, { widthPx: 588, heightPx: 640, unitPx: 2 / 3 }).sizePx).toBeGreaterThanOrEqual(
      56 / 3,
    );
  });

  it('each category begins on a new row, and is marked as continued on the next page', () => {
    const { pages, columns } = layout(groups(30, 30), 3, 3);
    expect(columns).toBe(3);
    for (const section of pages.flat())
      for (const row of section.rows)
        expect(new Set(row.items.map(({ category }) => category))).toEqual(new Set([section.category]));
    const continued = pages.map((page) => page[0]?.isContinued);
    expect(continued[0]).toBe(false);
    expect(continued.filter((isContinued) => isContinued === true).length).toBeGreaterThan(2);
  });

  it('40 items in 2×5 give a warning naming the items that are not on the first page', () => {
    const half = { columns: 2, rows: 5 };
    const found = layout(groups(40), half.columns, half.rows);
    expect([found.columns, found.rowsShown, found.pages.length]).toEqual([2, 5, 4]);
    const { hidden } = warningsOf(found, half, 'medium', 1);
    expect(hidden.map(({ id }) => id)).toEqual(
      groups(40)[0]
        ?.items.slice(10)
        .map(({ id }) => id),
    );
  });

  it('fewer columns are shown, with a warning, when the chosen number is unreadable', () => {
    const found = layout(groups(16), 8);
    expect(found.columns).toBeLessThan(8);
    expect(warningsOf(found, { columns: 8, rows: 0 }, 'medium', 1).sentences[0]).toContain('8 columns do not fit');
  });

  it('fewer rows are shown, with a warning, when the chosen number is unreadable', () => {
    const list: BoardGroup[] = [
      { category: 'meat-beef', items: items(20, 'A very long name that takes many lines '.repeat(4)) },
    ];
    const found = layout(list, 2, 5);
    expect(found.rowsShown).toBeLessThan(5);
    expect(warningsOf(found, { columns: 2, rows: 5 }, 'medium', 1).sentences).toContainEqual(
      expect.stringContaining('5 rows do not fit'),
    );
  });

  it('pages of a half are filled evenly', () => {
    const { pages } = layout(groups(60), 4);
    const rows = pages.map((page) => page.reduce((sum, section) => sum + section.rows.length, 0));
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  });

  it('large fonts reduce automatic columns, and chosen columns are kept', () => {
    const sizes = [40, 52, 66].map((preferred) => layout(groups(20), 0, 0, preferred));
    expect(sizes[0]?.columns).toBe(4);
    const [medium = 0, large = 0, extraLarge = 0] = sizes.map(({ sizePx }) => sizePx);
    expect(large).toBeGreaterThan(medium * 1.15);
    expect(extraLarge).toBeGreaterThan(large * 1.15);
    expect(layout(groups(20), 4, 0, 66).columns).toBe(4);
  });

  it('both halves look alike unless they are configured to differ', () => {
    const half = layout(groups(11, 9));
    const smaller: HalfLayout = { ...half, sizePx: half.sizePx * 0.9, form: 'tight' };
    const look = commonLook(half, smaller);
    expect(look).toEqual({ sizePx: smaller.sizePx, form: half.form });
    const alike = layoutHalf(groups(11, 9), { columns: 0, rows: 0 }, 40, BOX, ruler, look);
    expect(alike).toMatchObject({ sizePx: smaller.sizePx, form: half.form });
    expect(commonLook(half, half)).toBeNull();
    expect(commonLook({ ...half, sizePx: 60 }, smaller)).toBeNull();
    expect(commonLook(half, null)).toBeNull();
  });

  it('rows of a page are equally high where possible, and pictures fill only free space', () => {
    const { pages, picturePx, pictureMostPx, form } = layout(groups(12), 3);
    for (const page of pages) {
      const rows = page.flatMap((section) => section.rows);
      expect(new Set(rows.map(({ heightPx }) => heightPx)).size).toBe(1);
      for (const { freePx } of rows) expect(freePx).toBeGreaterThanOrEqual(0);
    }
    expect(['stack', 'tower', 'tight']).toContain(form);
    expect(pictureMostPx).toBeGreaterThanOrEqual(picturePx * 0.9);
  });
});
