import type { BoardFontSize, MeatBoardHalf } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import type { HalfLayout } from './layout-half.ts';
import { NAME_UNITS } from './name-units.ts';

export interface HalfWarnings {
  /** The items that do not stand on the first page. */
  hidden: SignageProduct[];
  /** What was chosen and could not be had. */
  sentences: string[];
}

/** What whoever sets a half up should know before walking away from the screen. */
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
  // With one page, fewer rows are all there are to show.
  if (half.rows > rowsShown && pages.length > 1) sentences.push(meatBoardTexts.fewerRows(half.rows, rowsShown));
  if (units < NAME_UNITS[fontSize]) sentences.push(meatBoardTexts.smallerLetters(units));
  return { hidden, sentences };
}
