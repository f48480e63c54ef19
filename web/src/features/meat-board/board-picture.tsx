import type { MeatBoardConfig, MeatBoardHalf } from '@larder/kernel';
import { OverflowNotes } from '../../shared/kit/overflow-notes.tsx';
import { ScreenPicture } from '../../shared/signage/screen/screen-picture.tsx';
import type { SignageProduct } from '../../shared/signage/signage-snapshot.ts';
import { screenPictureTexts as texts } from '../../texts/products/preview.ts';
import { meatBoardTexts } from '../../texts/signage/meat-board.ts';
import { legibilityOf, warningsOf } from './layout/half-warnings.ts';
import type { HalfLayout } from './layout/layout-half.ts';
import { NAME_UNITS } from './layout/page-rows.ts';
import { BoardHalves } from './view/board-halves.tsx';
import styles from './view/meat-board.module.css';
import { useBoardLayout } from './view/use-board-layout.ts';

const SCREEN = { widthPx: 1920, heightPx: 1080, unitPx: 1 };

interface BoardPictureProps {
  /** The future and the current products. */
  products: readonly SignageProduct[];
  now: readonly SignageProduct[];
  setUp: MeatBoardConfig;
}

/** The first page of a meat board as it will look on a television, with warnings about hidden or illegible items. */
export function BoardPicture({ products, now, setUp }: BoardPictureProps) {
  const layout = useBoardLayout(products, setUp, SCREEN);
  const today = useBoardLayout(now, setUp, SCREEN);
  const units = NAME_UNITS[setUp.fontSize];
  const notes = [
    ...notesOf(texts.left, layout.left, today.left, setUp.left, units),
    ...notesOf(texts.right, layout.right, today.right, setUp.right, units),
  ];
  return (
    <div className="grid gap-3">
      <OverflowNotes notes={notes} />
      <ScreenPicture label={texts.meatBoard} className={styles.mb}>
        <BoardHalves layout={layout} size={SCREEN} turns={0} attempt={null} nothing={meatBoardTexts.noItems} />
      </ScreenPicture>
    </div>
  );
}

function notesOf(
  half: string,
  then: HalfLayout | null,
  now: HalfLayout | null,
  setUp: MeatBoardHalf,
  units: number,
): string[] {
  if (then === null) return now === null ? [] : [texts.empty(half)];
  const { hidden } = warningsOf(then, setUp, 'small', 1);
  const { px, isTooSmall } = legibilityOf(then.sizePx);
  return [
    ...(hidden.length > 0 ? [texts.hidden(half, hidden.length, then.pages.length, now?.pages.length ?? 0)] : []),
    ...(isTooSmall ? [texts.tooSmall(half, px)] : []),
    ...(!isTooSmall && px < units && px < Math.round(now?.sizePx ?? units) ? [texts.smaller(half, px)] : []),
  ];
}
