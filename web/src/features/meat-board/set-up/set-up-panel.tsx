import {
  type MeatBoardConfig,
  MAX_BOARD_COLUMNS,
  MAX_BOARD_ROWS,
  MEAT_BOARD_CATEGORIES,
  type BoardFontSize,
  type MeatBoardCategory,
  type MeatBoardHalf,
} from '@larder/kernel';
import { useState } from 'react';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';
import { CATEGORY_NAMES } from '../../../texts/signage/common.ts';
import { meatBoardTexts } from '../../../texts/signage/meat-board.ts';
import { warningsOf } from '../layout/half-warnings.ts';
import type { HalfLayout } from '../layout/layout-half.ts';
import boardToolbarStyles from '../toolbar/board-toolbar.module.css';
import type { BoardLayout } from '../view/use-board-layout.ts';
import { ChooseProducts } from './choose-products.tsx';
import { boardText, readBoard } from './read-board.ts';
import styles from './set-up-panel.module.css';
import type { BoardSetUp } from './use-board-set-up.ts';

interface SetUpPanelProps {
  setUp: BoardSetUp;
  layout: BoardLayout;
  products: readonly SignageProduct[];
  unitPx: number;
}

/** The configuration panel, next to a small preview. Everything is a button, so that a remote control can use it. */
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

/** The configuration as text, to be copied to other screens. */
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

interface HalfSetUpProps {
  name: string;
  half: MeatBoardHalf;
  layout: HalfLayout | null;
  products: readonly SignageProduct[];
  unitPx: number;
  fontSize: BoardFontSize;
  onChange: (half: MeatBoardHalf) => void;
}

/** The categories of one half, and its columns and rows. */
function HalfSetUp({ name, half, layout, products, unitPx, fontSize, onChange }: HalfSetUpProps) {
  const offered = products.filter(({ category }) => half.categories.includes(category as MeatBoardCategory));
  return (
    <fieldset className={styles.mbHalfSetUp}>
      <legend>{name}</legend>
      <fieldset className={styles.mbChoice}>
        <legend>{meatBoardTexts.categories}</legend>
        {MEAT_BOARD_CATEGORIES.map((category) => (
          <button
            key={category}
            type="button"
            className={styles.mbButton}
            aria-pressed={half.categories.includes(category)}
            onClick={() => onChange({ ...half, categories: toggled(half.categories, category) })}
          >
            {`${CATEGORY_NAMES[category].english} ${CATEGORY_NAMES[category].chinese}`}
          </button>
        ))}
      </fieldset>
      <NumberChoice
        name={meatBoardTexts.columns}
        most={MAX_BOARD_COLUMNS}
        value={half.columns}
        onChange={(columns) => onChange({ ...half, columns })}
      />
      <NumberChoice
        name={meatBoardTexts.rows}
        most={MAX_BOARD_ROWS}
        value={half.rows}
        onChange={(rows) => onChange({ ...half, rows })}
      />
      <ChooseProducts
        offered={offered}
        chosen={half.products}
        onChange={(chosen) => onChange({ ...half, products: chosen })}
      />
      <HalfWarning half={half} layout={layout} unitPx={unitPx} fontSize={fontSize} />
    </fieldset>
  );
}

interface NumberChoiceProps {
  name: string;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

/** Automatic, or a number. */
function NumberChoice({ name, most, value, onChange }: NumberChoiceProps) {
  return (
    <fieldset className={styles.mbChoice}>
      <legend>{name}</legend>
      {Array.from({ length: most + 1 }, (_, number) => (
        <button
          key={number}
          type="button"
          className={`${styles.mbButton} ${styles.mbButtonNumber}`}
          aria-pressed={value === number}
          onClick={() => onChange(number)}
        >
          {number === 0 ? meatBoardTexts.automatic : number}
        </button>
      ))}
    </fieldset>
  );
}

/** Adds or removes a category; the board shows categories in the order in which they were chosen. */
function toggled(categories: readonly MeatBoardCategory[], category: MeatBoardCategory): MeatBoardCategory[] {
  return categories.includes(category)
    ? categories.filter((other) => other !== category)
    : categories.concat([category]);
}

interface HalfWarningProps {
  half: MeatBoardHalf;
  layout: HalfLayout | null;
  unitPx: number;
  fontSize: BoardFontSize;
}

/** Items that are not on the first page of a half, and settings that could not be satisfied. */
function HalfWarning({ half, layout, unitPx, fontSize }: HalfWarningProps) {
  if (layout === null) return <p className={styles.mbWarning}>{meatBoardTexts.empty}</p>;
  const { hidden, sentences } = warningsOf(layout, half, fontSize, unitPx);
  const isWarning = hidden.length > 0 || sentences.length > 0;
  return (
    <div className={`${styles.mbWarning} ${isWarning ? styles.mbWarningOn : ''}`} aria-live="polite">
      <p>{meatBoardTexts.summary(layout.items, layout.columns, half.rows || layout.rowsShown, layout.pages.length)}</p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {hidden.length > 0 && (
        <p>
          {meatBoardTexts.hidden(hidden.length)} {hidden.map(({ description }) => description).join(', ')}
        </p>
      )}
    </div>
  );
}
