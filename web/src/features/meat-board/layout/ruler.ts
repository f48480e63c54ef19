import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';

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
