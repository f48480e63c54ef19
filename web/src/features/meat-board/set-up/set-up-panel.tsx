import './set-up-panel.css';
import type { MeatBoardConfig } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import type { BoardLayout } from '../view/use-board-layout.ts';
import { HalfSetUp } from './half-set-up.tsx';
import { TransferSetUp } from './transfer-set-up.tsx';
import type { BoardSetUp } from './use-board-set-up.ts';

interface SetUpPanelProps {
  setUp: BoardSetUp;
  layout: BoardLayout;
  products: readonly SignageProduct[];
  unitPx: number;
}

/** Sets the board up, while it stands beside in small. Everything is a button, so that a remote's OK reaches it. */
export function SetUpPanel({ setUp: { board, change }, layout, products, unitPx }: SetUpPanelProps) {
  const half = (side: 'left' | 'right') => (
    <HalfSetUp
      key={side}
      name={meatBoardTexts[side]}
      half={board[side]}
      layout={layout[side]}
      products={products}
      unitPx={unitPx}
      fontSize={board.fontSize}
      onChange={(changed) => change({ ...board, [side]: changed } satisfies MeatBoardConfig)}
    />
  );
  return (
    <section className="mb-panel" aria-label={meatBoardTexts.setUp}>
      {half('left')}
      {half('right')}
      <TransferSetUp board={board} onUse={change} />
    </section>
  );
}
