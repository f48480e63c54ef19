import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';

/**
 * The measures of a cell, in units of the name's font size (em). meat-cells.css has the same numbers: the layout
 * calculated here is what the browser renders.
 */
export const CELL = {
  padX: 0.3,
  padY: 0.22,
  /** Between two columns. */
  columnGap: 0.35,
  headerHeight: 1.5,
  /** Above the header of a category that is not the first of its page. */
  sectionGap: 0.35,
  wasHeight: 0.78,
  /** The largest picture, where a row has free room: twice as high as the price. */
  pictureMost: 3.1,
} as const;

/**
 * `line`: picture, names and price side by side. `stack`: the names above the picture and the price. `tower`: the
 * picture above the price as well. `tight`: as `stack`, as narrow as it can be. `bare`: without the picture, when columns
 * were chosen that have no room for it.
 */
export const CELL_FORMS = ['line', 'stack', 'tower', 'tight', 'bare'] as const;
export type CellForm = (typeof CELL_FORMS)[number];

interface FormMeasures {
  price: number;
  priceHeight: number;
  picture: number;
  /** Between picture, names and price. */
  gap: number;
  /** How many times its own height a row may take of free room: further apart, lines no longer read as one list. */
  growth: number;
}

export const FORMS: Readonly<Record<CellForm, FormMeasures>> = {
  line: { price: 1.35, priceHeight: 1.57, picture: 2.2, gap: 0.4, growth: 1.8 },
  stack: { price: 1.35, priceHeight: 1.57, picture: 1.6, gap: 0.4, growth: 1.5 },
  tower: { price: 1.35, priceHeight: 1.57, picture: 1.6, gap: 0.3, growth: 1.5 },
  tight: { price: 1.15, priceHeight: 1.34, picture: 1, gap: 0.2, growth: 1.3 },
  bare: { price: 1.15, priceHeight: 1.34, picture: 0, gap: 0, growth: 1.3 },
};

/** The narrowest room for names next to a price: with less, every word would be on a line of its own. */
export const NARROWEST_NAMES = 4.5;

/** How wide the parts of a half's items are, in units of the name's letters (em). */
export interface ItemWidths {
  /** The widest price with its unit, at the size of the name. */
  price: number;
  /** The widest price that is struck out, at the size in which it is drawn; 0 without any. */
  was: number;
  /** The widest word that cannot be broken. */
  word: number;
}

/** Measures text as the board draws it. */
export interface Ruler {
  widths: (items: readonly SignageProduct[]) => ItemWidths;
  /** How high the names of each item are on a width, in pixels. */
  nameHeights: (items: readonly SignageProduct[], widthPx: number, sizePx: number) => number[];
}
