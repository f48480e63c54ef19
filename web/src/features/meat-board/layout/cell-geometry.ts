import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';

/**
 * The measures of a cell, in units of the name's font size (em). meat-cells.css has the same numbers: the layout
 * calculated here is what the browser renders.
 */
export const CELL = {
  padX: 0.3,
  padY: 0.22,
  /** The space between two columns. */
  columnGap: 0.35,
  headerHeight: 1.5,
  /** The space above the header of a category, except the first of a page. */
  sectionGap: 0.35,
  wasHeight: 0.78,
  /** The largest picture in a row with free space: twice as high as the price. */
  pictureMost: 3.1,
} as const;

/**
 * `line`: picture, names and price side by side. `stack`: the names above the picture and the price. `tower`: also the
 * picture above the price. `tight`: like `stack`, as narrow as possible. `bare`: without the picture, when it does not
 * fit into the chosen columns.
 */
export const CELL_FORMS = ['line', 'stack', 'tower', 'tight', 'bare'] as const;
export type CellForm = (typeof CELL_FORMS)[number];

interface FormMeasures {
  price: number;
  priceHeight: number;
  picture: number;
  /** The space between picture, names and price. */
  gap: number;
  /** How much free space a row may take, as a multiple of its height: further apart, it is no longer a list. */
  growth: number;
}

export const FORMS: Readonly<Record<CellForm, FormMeasures>> = {
  line: { price: 1.35, priceHeight: 1.57, picture: 2.2, gap: 0.4, growth: 1.8 },
  stack: { price: 1.35, priceHeight: 1.57, picture: 1.6, gap: 0.4, growth: 1.5 },
  tower: { price: 1.35, priceHeight: 1.57, picture: 1.6, gap: 0.3, growth: 1.5 },
  tight: { price: 1.15, priceHeight: 1.34, picture: 1, gap: 0.2, growth: 1.3 },
  bare: { price: 1.15, priceHeight: 1.34, picture: 0, gap: 0, growth: 1.3 },
};

/** The least space for names next to a price: with less, every word would be on a separate line. */
export const NARROWEST_NAMES = 4.5;

/** The widths of the parts of a half's items, in units of the name's font size (em). */
export interface ItemWidths {
  /** The widest price with its unit, at the size of the name. */
  price: number;
  /** The widest struck price, at its drawn size; 0 without any. */
  was: number;
  /** The widest unbreakable word. */
  word: number;
}

/** Measures text as the board draws it. */
export interface Ruler {
  widths: (items: readonly SignageProduct[]) => ItemWidths;
  /** The height of each item's names at a width, in pixels. */
  nameHeights: (items: readonly SignageProduct[], widthPx: number, sizePx: number) => number[];
}
