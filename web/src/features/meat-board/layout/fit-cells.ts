import { CELL, CELL_FORMS, FORMS, NARROWEST_NAMES, type CellForm } from './cell-geometry.ts';
import type { ItemWidths } from './ruler.ts';

/** Cells that fit into a column: how they are drawn, how large, and the room for the names. */
export interface CellFit {
  columns: number;
  columnPx: number;
  form: CellForm;
  sizePx: number;
  namesPx: number;
}

/** From one size of letters that is tried to the next. */
const STEP = 0.94;

/**
 * The ways to draw cells in so many columns, those of the largest letters first and those of one size together; nothing
 * when even the smallest do not fit. Pictures are only left out when no size has room for them.
 */
export function cellFits(
  columns: number,
  widthPx: number,
  widths: ItemWidths,
  wishPx: number,
  smallestPx: number,
): CellFit[][] {
  const isPictured = (form: CellForm): boolean => FORMS[form].picture > 0;
  const pictured = CELL_FORMS.filter(isPictured);
  const bare = CELL_FORMS.filter((form) => !isPictured(form));
  const fitsIn = (forms: readonly CellForm[]): CellFit[][] =>
    sizesBetween(wishPx, smallestPx)
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

function sizesBetween(wishPx: number, smallestPx: number): number[] {
  const sizes: number[] = [];
  for (let sizePx = wishPx; sizePx > smallestPx; sizePx *= STEP) sizes.push(sizePx);
  return [...sizes, smallestPx];
}

/** `columnEm` is the width of a column in the name's own letters. The smallest letters may break a word. */
function fits(form: CellForm, columnEm: number, widths: ItemWidths, mayBreakWords: boolean): boolean {
  const innerEm = columnEm - 2 * CELL.padX;
  const besideEm = innerEm - besideNames(form, widths);
  if (form === 'line') return besideEm >= Math.max(NARROWEST_NAMES, widths.word);
  return besideEm >= 0 && (mayBreakWords || innerEm >= widths.word);
}

/** What stands in one line with the price, in em: in a line cell everything but the names, else the picture alone. */
function besideNames(form: CellForm, widths: ItemWidths): number {
  const { picture, gap } = FORMS[form];
  return picture + (form === 'line' ? 2 : 1) * gap + priceWidth(form, widths);
}

function namesWidth(columnPx: number, sizePx: number, form: CellForm, widths: ItemWidths): number {
  const innerPx = columnPx - 2 * CELL.padX * sizePx;
  return Math.floor(form === 'line' ? innerPx - besideNames(form, widths) * sizePx : innerPx);
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
