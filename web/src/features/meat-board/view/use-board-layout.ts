import type { MeatBoardConfig, MeatBoardHalf } from '@larder/kernel';
import { useMemo } from 'react';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { useFontsReady } from '../../../shared/signage/screen/use-fonts-ready.ts';
import { groupsOf } from '../layout/board-item.ts';
import { boardBoxes, type BoardBoxes } from '../layout/board-boxes.ts';
import { domRuler } from '../layout/dom-ruler.ts';
import { layoutHalf, type HalfLayout } from '../layout/layout-half.ts';
import { NAME_UNITS } from '../layout/name-units.ts';

export interface BoardLayout {
  boxes: BoardBoxes;
  left: HalfLayout | null;
  right: HalfLayout | null;
}

export interface BoardSize {
  widthPx: number;
  heightPx: number;
  unitPx: number;
}

/** Where everything on the board stands. It is worked out again only when something about it has changed. */
export function useBoardLayout(
  products: readonly SignageProduct[],
  board: MeatBoardConfig,
  { widthPx, heightPx, unitPx }: BoardSize,
): BoardLayout {
  const areFontsReady = useFontsReady();
  const boxes = useMemo(() => boardBoxes(widthPx, heightPx, unitPx), [widthPx, heightPx, unitPx]);
  const units = NAME_UNITS[board.fontSize];
  const left = useHalf(products, board.left, units, boxes, areFontsReady);
  const right = useHalf(products, board.right, units, boxes, areFontsReady);
  return { boxes, left, right };
}

function useHalf(
  products: readonly SignageProduct[],
  half: MeatBoardHalf,
  units: number,
  boxes: BoardBoxes,
  areFontsReady: boolean,
): HalfLayout | null {
  return useMemo(
    () => layoutHalf(groupsOf(products, half), half, units, boxes.half, domRuler),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other letters measure differently
    [products, half, units, boxes, areFontsReady],
  );
}
