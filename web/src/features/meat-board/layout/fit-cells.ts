import { CELL, FORMS, NARROWEST_NAMES, type CellForm } from './cell-geometry.ts';
import type { ItemWidths } from './ruler.ts';

/** Cells that fit into a column: how they are drawn, how large, and the room for the names. */
export interface CellFit {
  columns: number;
  columnPx: number;
  form: CellForm;
  sizePx: number;
  namesPx: number;
}

/** The sizes that are tried, from the one that was chosen down to the smallest that can be read across a shop. */
const STEP = 0.94;

/** Every way to draw the cells in so many columns, the largest letters first; none when even the smallest do not fit. */
export function cellFits(
  columns: number,
  widthPx: number,
  widths: ItemWidths,
  wishPx: number,
  smallestPx: number,
): CellFit[] {
  const fits: CellFit[] = [];
  for (const sizePx of sizesBetween(wishPx, smallestPx)) {
    const columnPx = Math.floor((widthPx - (columns - 1) * CELL.columnGap * sizePx) / columns);
    const form = formFor(columnPx / sizePx, widths, sizePx === smallestPx);
    if (form !== null)
      fits.push({ columns, columnPx, form, sizePx, namesPx: namesWidth(columnPx, sizePx, form, widths) });
  }
  return fits;
}

function sizesBetween(wishPx: number, smallestPx: number): number[] {
  const sizes: number[] = [];
  for (let sizePx = wishPx; sizePx > smallestPx; sizePx *= STEP) sizes.push(sizePx);
  return [...sizes, smallestPx];
}

/** `columnEm` is the width of a column in the name's own letters. The smallest letters may break a word. */
function formFor(columnEm: number, widths: ItemWidths, mayBreakWords: boolean): CellForm | null {
  const innerEm = columnEm - 2 * CELL.padX;
  const besideEm = innerEm - FORMS.line.picture - 2 * CELL.gap - priceWidth('line', widths);
  if (besideEm >= Math.max(NARROWEST_NAMES, widths.word)) return 'line';
  const holdsPrice = innerEm >= FORMS.stack.picture + CELL.gap + priceWidth('stack', widths);
  return holdsPrice && (mayBreakWords || innerEm >= widths.word) ? 'stack' : null;
}

function namesWidth(columnPx: number, sizePx: number, form: CellForm, widths: ItemWidths): number {
  const innerPx = columnPx - 2 * CELL.padX * sizePx;
  if (form === 'stack') return Math.floor(innerPx);
  return Math.floor(innerPx - (FORMS.line.picture + 2 * CELL.gap + priceWidth('line', widths)) * sizePx);
}

/** The room that prices take in a column, in em. */
export function priceWidth(form: CellForm, widths: ItemWidths): number {
  return Math.max(FORMS[form].price * widths.price, widths.was);
}

/** How high a cell is, in pixels. */
export function cellHeight(form: CellForm, sizePx: number, namesPx: number, isReduced: boolean): number {
  const { picture, priceHeight } = FORMS[form];
  const pricePx = (priceHeight + (isReduced ? CELL.wasHeight : 0)) * sizePx;
  const besidePx = Math.max(picture * sizePx, pricePx);
  const insidePx = form === 'line' ? Math.max(namesPx, besidePx) : namesPx + besidePx;
  return Math.ceil(insidePx + 2 * CELL.padY * sizePx);
}
