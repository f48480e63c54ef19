import type { BoardFontSize, MeatBoardHalf } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import type { HalfLayout } from './layout-half.ts';
import { NAME_UNITS } from './page-rows.ts';

export interface HalfWarnings {
  /** The items that are not on the first page. */
  hidden: SignageProduct[];
  /** Sentences about settings that could not be satisfied. */
  sentences: string[];
}

/** Warnings about a half's configuration. */
export function warningsOf(
  { pages, columns, rowsShown, sizePx }: HalfLayout,
  half: Pick<MeatBoardHalf, 'columns' | 'rows'>,
  fontSize: BoardFontSize,
  unitPx: number,
): HalfWarnings {
  const hidden: SignageProduct[] = [];
  for (const page of pages.slice(1)) {
    for (const section of page) for (const row of section.rows) hidden.push(...row.items);
  }
  const units = Math.round(sizePx / unitPx);
  const sentences: string[] = [];
  if (half.columns > columns) sentences.push(meatBoardTexts.fewerColumns(half.columns, columns));
  // With one page, fewer rows only mean that there are no more.
  if (half.rows > rowsShown && pages.length > 1) sentences.push(meatBoardTexts.fewerRows(half.rows, rowsShown));
  if (units < NAME_UNITS[fontSize]) sentences.push(meatBoardTexts.smallerLetters(units));
  return { hidden, sentences };
}

/** The height of Archivo's capitals, as a share of the font size. */
const CAP_HEIGHT = 0.69;
/** Capitals of 20 minutes of arc can be read at a glance. */
const READABLE_RADIANS = (20 / 60) * (Math.PI / 180);
/** The height of the picture on a 16:9 screen of 55 inches. */
const SCREEN_55_METRES = (55 * 0.0254 * 9) / Math.hypot(16, 9);

export interface Legibility {
  /** Pixels on a screen with 1080 lines. */
  px: number;
  /** The distance at which names can be read on a screen of 55 inches, with one decimal. */
  metres: number;
  isTooSmall: boolean;
}

/** The legibility of names of a size; `units` are pixels on a screen with 1080 lines. */
export function legibilityOf(units: number): Legibility {
  const capMetres = (units / 1080) * SCREEN_55_METRES * CAP_HEIGHT;
  const metres = capMetres / READABLE_RADIANS;
  const px = Math.round(units);
  return { px, metres: Math.round(metres * 10) / 10, isTooSmall: px < 28 };
}
