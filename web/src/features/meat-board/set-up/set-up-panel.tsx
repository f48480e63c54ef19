import type { MeatBoardConfig } from '@larder/kernel';
import { useState } from 'react';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import boardToolbarStyles from '../toolbar/board-toolbar.module.css';
import type { BoardLayout } from '../view/use-board-layout.ts';
import { HalfSetUp } from './half-set-up.tsx';
import { boardText, readBoard } from './read-board.ts';
import styles from './set-up-panel.module.css';
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
    <section className={styles.mbPanel} aria-label={meatBoardTexts.setUp}>
      {half('left')}
      {half('right')}
      <TransferSetUp board={board} onUse={change} />
    </section>
  );
}

/** The set-up as text, to be copied to other screens. */
function TransferSetUp({ board, onUse }: { board: MeatBoardConfig; onUse: (board: MeatBoardConfig) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const text = typed ?? boardText(board);
  const use = (): void => {
    const read = readBoard(text);
    setIsUnreadable(read === null);
    if (read === null) return;
    onUse(read);
    setTyped(null);
  };
  return (
    <fieldset className={styles.mbHalfSetUp}>
      <legend>{meatBoardTexts.transfer}</legend>
      <p id="mb-transfer-hint">{meatBoardTexts.transferHint}</p>
      <textarea
        className={styles.mbTransfer}
        aria-label={meatBoardTexts.transfer}
        aria-describedby="mb-transfer-hint"
        aria-invalid={isUnreadable}
        spellCheck={false}
        rows={4}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsUnreadable(false);
        }}
        onFocus={(event) => event.target.select()}
      />
      {isUnreadable && (
        <p className={boardToolbarStyles.mbNoteBad} role="alert">
          {meatBoardTexts.unreadable}
        </p>
      )}
      <button type="button" className={styles.mbButton} onClick={use} disabled={typed === null}>
        {meatBoardTexts.use}
      </button>
    </fieldset>
  );
}
