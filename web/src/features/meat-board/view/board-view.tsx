import { OfflineChip } from '../../../shared/signage/screen/offline-chip.tsx';
import { useBurnInShift } from '../../../shared/signage/screen/use-burn-in-shift.ts';
import type { SignageSnapshot } from '../../../shared/signage/signage-snapshot.ts';
import { signageTexts } from '../../../texts/signage/common.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import { BoardHalf } from './board-half.tsx';
import type { BoardLayout, BoardSize } from './use-board-layout.ts';

interface BoardViewProps {
  snapshot: SignageSnapshot;
  layout: BoardLayout;
  size: BoardSize;
  turns: number;
}

/** The two halves, with a margin that televisions may cut off and a corner for the age of the prices. */
export function BoardView({ snapshot, layout, size, turns }: BoardViewProps) {
  const { boxes, left, right } = layout;
  const shift = useBurnInShift(size.unitPx);
  const isEmpty = left === null && right === null;
  const frame = { box: boxes.half, footPx: boxes.footPx, turns, attempt: snapshot.isOffline };
  return (
    <div
      className={`mb-board ${boxes.isPortrait ? 'mb-upright' : ''}`}
      style={{
        width: size.widthPx,
        height: size.heightPx,
        padding: `${boxes.marginYPx}px ${boxes.marginXPx}px`,
        transform: shift,
      }}
      data-board={snapshot.revision}
    >
      {isEmpty ? (
        <p className="mb-nothing">{snapshot.products === null ? signageTexts.waiting : meatBoardTexts.noItems}</p>
      ) : (
        <>
          <BoardHalf name={meatBoardTexts.left} layout={left} {...frame} />
          <div className="mb-between" style={boxes.isPortrait ? { height: boxes.gapPx / 2 } : { width: boxes.gapPx }} />
          <BoardHalf name={meatBoardTexts.right} layout={right} {...frame} />
        </>
      )}
      <div className="mb-corner" style={{ right: boxes.marginXPx, bottom: boxes.marginYPx }}>
        <OfflineChip />
      </div>
    </div>
  );
}
