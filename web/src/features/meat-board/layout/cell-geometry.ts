/**
 * The measures of a cell, in units of the name's letters (em). The same numbers stand in meat-cells.css: what is
 * reckoned here is what the browser draws.
 */
export const CELL = {
  padX: 0.4,
  padY: 0.22,
  gap: 0.4,
  /** Between two columns. */
  columnGap: 0.5,
  headerHeight: 1.5,
  /** Above the header of a category that is not the first of its page. */
  sectionGap: 0.35,
  wasHeight: 0.78,
} as const;

/** `line`: picture, names and price beside each other. `stack`: the names above the picture and the price. */
export type CellForm = 'line' | 'stack';

export const FORMS: Readonly<Record<CellForm, { price: number; priceHeight: number; picture: number }>> = {
  line: { price: 1.25, priceHeight: 1.45, picture: 2.2 },
  stack: { price: 1.1, priceHeight: 1.3, picture: 1.3 },
};

/** The narrowest room for names beside a price: less, and every word would stand on a line of its own. */
export const NARROWEST_NAMES = 6;

/** A row grows into free room up to this much of its own height: further apart, lines no longer read as one list. */
export const GROWTH = 1.9;
