import { automaticColumns, type MeatBoardHalf } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import {
  CELL,
  CELL_FORMS,
  type CellForm,
  FORMS,
  type ItemWidths,
  NARROWEST_NAMES,
  type Ruler,
} from './cell-geometry.ts';
import {
  type BoardGroup,
  evenPages,
  type GroupRows,
  type HalfPage,
  isReduced,
  type PageRoom,
  pagesOf,
  spreadPage,
} from './page-rows.ts';

/** Below this size, names cannot be read across a shop (28 px on a screen with 1080 lines). */
export const SMALLEST_UNITS = 28;

export interface HalfBox {
  widthPx: number;
  heightPx: number;
  /** A pixel of a screen with 1080 lines, in pixels of this one. */
  unitPx: number;
}

export interface HalfLayout extends CellFit {
  /** The width of the price column, the same in the whole half. */
  pricePx: number;
  /** The side of a picture, and of one in a row with free space. */
  picturePx: number;
  pictureMostPx: number;
  headerPx: number;
  sectionGapPx: number;
  columnGapPx: number;
  pages: HalfPage[];
  items: number;
  /** The most rows on one page. */
  rowsShown: number;
}

/**
 * The layout of a half. Chosen columns and rows take precedence over the font size, which shrinks as far as it is
 * legible; items that still do not fit go on further pages, and fewer columns or rows are shown rather than anything
 * cut off. Null without items.
 */
export function layoutHalf(
  groups: readonly BoardGroup[],
  half: Pick<MeatBoardHalf, 'columns' | 'rows'>,
  preferredUnits: number,
  box: HalfBox,
  ruler: Ruler,
  like: HalfLook | null = null,
): HalfLayout | null {
  const items = groups.reduce<SignageProduct[]>((all, group) => all.concat(group.items), []);
  if (items.length === 0) return null;
  const widths = ruler.widths(items);
  const preferredPx = like?.sizePx ?? preferredUnits * box.unitPx;
  const smallestPx = Math.min(preferredPx, SMALLEST_UNITS * box.unitPx);
  const wanted = half.columns === 0 ? automaticColumns(items.length) : half.columns;
  // With automatic columns, a large font takes precedence over more columns.
  const isLarge = half.columns === 0 && preferredUnits > ORDINARY_UNITS;
  const enoughPx = isLarge ? preferredPx * NEARLY : 0;
  let best: Way | null = null;
  for (let columns = wanted; columns >= 1; columns -= 1) {
    const way = bestWay(
      cellFits(columns, box.widthPx, widths, preferredPx, smallestPx, like === null ? CELL_FORMS : [like.form]),
      (fit, isLast) => tryWay(groups, fit, half.rows, box, ruler, isLast),
      isLarge && like === null ? NEARLY : 1,
    );
    if (way !== null && (best === null || way.fit.sizePx > best.fit.sizePx)) best = way;
    if (best !== null && best.fit.sizePx >= enoughPx) break;
  }
  return best === null ? null : finish(best, items.length, widths);
}

/** Halves that differ by more were configured to differ. */
const ALIKE = 1.25;

/** How the cells of a half are drawn. */
export type HalfLook = Pick<HalfLayout, 'sizePx' | 'form'>;

/** A common look of both halves, so that their rows align; null when they keep different ones. */
export function commonLook(one: HalfLayout | null, other: HalfLayout | null): HalfLook | null {
  if (one === null || other === null) return null;
  const [smaller, larger] = one.sizePx <= other.sizePx ? [one, other] : [other, one];
  if (one.sizePx === other.sizePx && one.form === other.form) return null;
  if (larger.sizePx > smaller.sizePx * ALIKE) return null;
  // The form with the larger picture.
  const form = FORMS[one.form].picture >= FORMS[other.form].picture ? one.form : other.form;
  return { sizePx: smaller.sizePx, form };
}

/** The largest font size that keeps the automatic number of columns; a larger one may reduce it. */
const ORDINARY_UNITS = 40;
/** The share of the chosen font size that counts as good enough. */
const NEARLY = 0.85;

/** The way with the largest font, or with a slightly smaller one (`nearly`) if it needs fewer pages. */
function bestWay(
  sizes: readonly CellFit[][],
  tryFit: (fit: CellFit, isLast: boolean) => Way | null,
  nearly: number,
): Way | null {
  const found: Way[] = [];
  for (const [index, ways] of sizes.entries()) {
    const largestPx = found[0]?.fit.sizePx ?? 0;
    if (found.length > 0 && (ways[0]?.sizePx ?? 0) < largestPx * nearly) break;
    const best = fewestPages(ways.map((fit) => tryFit(fit, index === sizes.length - 1)));
    if (best !== null) found.push(best);
  }
  return fewestPages(found);
}

/** A way to lay out the cells, and the resulting pages. */
interface Way {
  fit: CellFit;
  room: PageRoom;
  pages: HalfPage[];
}

function tryWay(
  groups: readonly BoardGroup[],
  fit: CellFit,
  rowsWanted: number,
  box: HalfBox,
  ruler: Ruler,
  isLast: boolean,
): Way | null {
  const room = roomOf(fit, box);
  const pages = fittingPages(rowsOf(groups, fit, ruler), room, rowsWanted, isLast);
  return pages === null ? null : { fit, room, pages };
}

function fewestPages(ways: readonly (Way | null)[]): Way | null {
  return ways.reduce(
    (best, way) => (best === null || (way !== null && way.pages.length < best.pages.length) ? way : best),
    null,
  );
}

function rowsOf(groups: readonly BoardGroup[], fit: CellFit, ruler: Ruler): GroupRows[] {
  return groups.map(({ category, items }) => {
    const heights = ruler.nameHeights(items, fit.namesPx, fit.sizePx).map((namesPx, index) => {
      const item = items[index];
      return cellHeight(fit.form, fit.sizePx, namesPx, item !== undefined && isReduced(item));
    });
    const rows = [];
    for (let start = 0; start < items.length; start += fit.columns) {
      const end = start + fit.columns;
      rows.push({ items: items.slice(start, end), heightPx: Math.max(...heights.slice(start, end)) });
    }
    return { category, rows };
  });
}

function roomOf({ sizePx }: CellFit, { heightPx }: HalfBox): PageRoom {
  return {
    heightPx,
    headerPx: Math.ceil(CELL.headerHeight * sizePx),
    sectionGapPx: Math.ceil(CELL.sectionGap * sizePx),
    rows: Infinity,
  };
}

/** The pages with this font size; null when a smaller one should be tried, which is never after the last one. */
function fittingPages(rows: GroupRows[], room: PageRoom, rowsWanted: number, isLast: boolean): HalfPage[] | null {
  const isTooHigh = rows.some((group) => group.rows.some(({ heightPx }) => room.headerPx + heightPx > room.heightPx));
  if (isTooHigh && !isLast) return null;
  if (rowsWanted === 0) return evenPages(rows, room);
  const pages = pagesOf(rows, { ...room, rows: rowsWanted });
  const ideal = pagesOf(rows, { ...room, rows: rowsWanted, heightPx: Infinity });
  return pages.length === ideal.length || isLast ? pages : null;
}

function finish({ fit, room, pages }: Way, items: number, widths: ItemWidths): HalfLayout {
  const { picture, gap, growth } = FORMS[fit.form];
  const pricePx = priceWidth(fit.form, widths) * fit.sizePx;
  const besidePx = (fit.form === 'tower' ? widths.was * fit.sizePx : pricePx) + gap * fit.sizePx;
  const mostPx = Math.min(CELL.pictureMost * fit.sizePx, fit.namesPx - besidePx);
  const counts = pages.map((page) => page.reduce((sum, { rows }) => sum + rows.length, 0));
  return {
    ...fit,
    pricePx: Math.ceil(pricePx),
    picturePx: picture * fit.sizePx,
    pictureMostPx: fit.form === 'line' || fit.form === 'bare' ? picture * fit.sizePx : mostPx,
    headerPx: room.headerPx,
    sectionGapPx: room.sectionGapPx,
    columnGapPx: CELL.columnGap * fit.sizePx,
    pages: pages.map((page) => spreadPage(page, room, growth)),
    items,
    rowsShown: Math.max(...counts),
  };
}

/** Cells that fit into a column: their form, their size, and the space for names. */
interface CellFit {
  columns: number;
  columnPx: number;
  form: CellForm;
  sizePx: number;
  namesPx: number;
}

/** The factor from one tried font size to the next. */
const STEP = 0.94;

/**
 * The ways to draw cells in this number of columns, the largest font size first; empty when even the smallest does not
 * fit. Pictures are only left out when no size has space for them.
 */
function cellFits(
  columns: number,
  widthPx: number,
  widths: ItemWidths,
  preferredPx: number,
  smallestPx: number,
  wanted: readonly CellForm[],
): CellFit[][] {
  const isPictured = (form: CellForm): boolean => FORMS[form].picture > 0;
  const pictured = wanted.filter(isPictured);
  const bare = wanted.filter((form) => !isPictured(form));
  const fitsIn = (forms: readonly CellForm[]): CellFit[][] =>
    sizesBetween(preferredPx, smallestPx)
      .map((sizePx) => {
        const columnPx = Math.floor((widthPx - (columns - 1) * CELL.columnGap * sizePx) / columns);
        return forms
          .filter((form) => fits(form, columnPx / sizePx, widths, sizePx === smallestPx))
          .map((form) => ({ columns, columnPx, form, sizePx, namesPx: namesWidth(columnPx, sizePx, form, widths) }));
      })
      .filter((ways) => ways.length > 0);
  const withPictures = fitsIn(pictured);
  return withPictures.length > 0 ? withPictures : fitsIn(bare);
}

function sizesBetween(preferredPx: number, smallestPx: number): number[] {
  const sizes: number[] = [];
  for (let sizePx = preferredPx; sizePx > smallestPx; sizePx *= STEP) sizes.push(sizePx);
  return [...sizes, smallestPx];
}

/** `columnEm` is the width of a column in em of the name. At the smallest size words may break. */
function fits(form: CellForm, columnEm: number, widths: ItemWidths, mayBreakWords: boolean): boolean {
  const innerEm = columnEm - 2 * CELL.padX;
  const besideEm = innerEm - besideNames(form, widths);
  if (form === 'line') return besideEm >= Math.max(NARROWEST_NAMES, widths.word);
  return besideEm >= 0 && (mayBreakWords || innerEm >= widths.word);
}

/** The width of everything beside the price, in em: in a line cell all but the names, otherwise only the picture. */
function besideNames(form: CellForm, widths: ItemWidths): number {
  const { picture, gap } = FORMS[form];
  // In a tower the picture is above the price, beside the struck one.
  if (form === 'tower') return Math.max(priceWidth(form, widths), picture + gap + widths.was);
  return picture + (form === 'line' ? 2 : 1) * gap + priceWidth(form, widths);
}

function namesWidth(columnPx: number, sizePx: number, form: CellForm, widths: ItemWidths): number {
  const innerPx = columnPx - 2 * CELL.padX * sizePx;
  return Math.floor(form === 'line' ? innerPx - besideNames(form, widths) * sizePx : innerPx);
}

/** The width of prices in a column, in em. */
function priceWidth(form: CellForm, widths: ItemWidths): number {
  return Math.max(FORMS[form].price * widths.price, widths.was);
}

/** The height of a cell, in pixels. */
function cellHeight(form: CellForm, sizePx: number, namesPx: number, isReduced: boolean): number {
  const { picture, priceHeight } = FORMS[form];
  const wasPx = isReduced ? CELL.wasHeight * sizePx : 0;
  const pricePx = priceHeight * sizePx;
  const picturePx = picture * sizePx;
  const besidePx = form === 'tower' ? Math.max(picturePx, wasPx) + pricePx : Math.max(picturePx, pricePx + wasPx);
  const insidePx = form === 'line' ? Math.max(namesPx, besidePx) : namesPx + besidePx;
  return Math.ceil(insidePx + 2 * CELL.padY * sizePx);
}
