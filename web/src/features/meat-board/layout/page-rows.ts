import type { BoardFontSize, MeatBoardCategory, MeatBoardHalf } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';

/** The products of one category on one half, in the list's order. */
export interface BoardGroup {
  category: MeatBoardCategory;
  items: SignageProduct[];
}

/** The groups of a half: its categories in the chosen order, without empty ones. */
export function groupsOf(products: readonly SignageProduct[], half: MeatBoardHalf): BoardGroup[] {
  const chosen = new Set(half.products);
  return half.categories
    .map((category) => ({
      category,
      items: products.filter(
        (product) => product.category === category && (chosen.size === 0 || chosen.has(product.id)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** Whether our price is lower than the regular one, which is then shown struck out. */
export function isReduced({ retailPrice, ourPrice }: SignageProduct): boolean {
  return retailPrice > ourPrice;
}

/** The font size of names in pixels of a screen with 1080 lines: legible from about 2, 3, 4 and 5 m on 55 inches. */
export const NAME_UNITS: Readonly<Record<BoardFontSize, number>> = { small: 28, medium: 40, large: 52, xlarge: 66 };

/** Cells side by side. */
export interface BoardRow {
  items: SignageProduct[];
  heightPx: number;
  /** The part of the row's height that its cells do not need. */
  freePx?: number;
}

/** The rows of one category on one page. */
export interface PageSection {
  category: MeatBoardCategory;
  /** Whether the category began on an earlier page. */
  isContinued: boolean;
  rows: BoardRow[];
}

export type HalfPage = PageSection[];

/** The rows of one category, before they are split into pages. */
export interface GroupRows {
  category: MeatBoardCategory;
  rows: BoardRow[];
}

export interface PageRoom {
  heightPx: number;
  headerPx: number;
  sectionGapPx: number;
  /** The most rows on a page; Infinity when only the space decides. */
  rows: number;
}

/**
 * Splits rows into pages. A row is never split, a category always begins a new row, and its header is repeated on the
 * page where it continues, and is never alone at the foot of one.
 */
export function pagesOf(groups: readonly GroupRows[], room: PageRoom): HalfPage[] {
  const pages: HalfPage[] = [];
  let page: HalfPage = [];
  let usedPx = 0;
  let usedRows = 0;
  for (const { category, rows } of groups) {
    let section: PageSection | null = null;
    for (const row of rows) {
      const headPx = section === null ? room.headerPx + (page.length > 0 ? room.sectionGapPx : 0) : 0;
      const isFull = usedRows + 1 > room.rows || usedPx + headPx + row.heightPx > room.heightPx;
      if (page.length > 0 && isFull) {
        pages.push(page);
        page = [];
        section = null;
        usedPx = 0;
        usedRows = 0;
      }
      if (section === null) {
        usedPx += room.headerPx + (page.length > 0 ? room.sectionGapPx : 0);
        section = { category, isContinued: row !== rows[0], rows: [] };
        page.push(section);
      }
      section.rows.push(row);
      usedPx += row.heightPx;
      usedRows += 1;
    }
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** The same number of pages, evenly filled: nine rows and then one would look like a mistake. */
export function evenPages(groups: readonly GroupRows[], room: PageRoom): HalfPage[] {
  const full = pagesOf(groups, room);
  if (full.length < 2) return full;
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0);
  for (let limit = Math.ceil(rows / full.length); limit < room.rows && limit < rows; limit += 1) {
    const pages = pagesOf(groups, { ...room, rows: limit });
    if (pages.length === full.length) return pages;
  }
  return full;
}

/** The height of a page in pixels. */
function pageHeight(page: HalfPage, room: PageRoom): number {
  const rowsPx = page.reduce((sum, { rows }) => sum + rows.reduce((height, row) => height + row.heightPx, 0), 0);
  return rowsPx + page.length * room.headerPx + Math.max(0, page.length - 1) * room.sectionGapPx;
}

/**
 * Distributes the free space of a page over its rows, each up to `growth` times its height. Where possible all rows
 * have the same height, so that those of the two halves align.
 */
export function spreadPage(page: HalfPage, room: PageRoom, growth: number): HalfPage {
  const heights = page.reduce<number[]>((all, { rows }) => all.concat(rows.map(({ heightPx }) => heightPx)), []);
  const highestPx = Math.max(0, ...heights);
  const rowsPx = heights.reduce((sum, height) => sum + height, 0);
  const freePx = Math.max(0, room.heightPx - pageHeight(page, room));
  const count = Math.max(1, heights.length);
  const evenPx = Math.min((rowsPx + freePx) / count, highestPx * growth);
  const heightOf = (ownPx: number): number =>
    evenPx >= highestPx ? evenPx : Math.min(ownPx * growth, ownPx + freePx / count);
  return page.map((section) => ({
    ...section,
    rows: section.rows.map((row) => {
      const heightPx = Math.floor(heightOf(row.heightPx));
      return { ...row, heightPx, freePx: heightPx - row.heightPx };
    }),
  }));
}
