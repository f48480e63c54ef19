import { type TerminalCategory, TERMINAL_CATEGORIES } from '@larder/kernel';
import { CHINESE } from '../../shared/chinese.ts';
import { PageDots } from '../../shared/signage/screen/page-dots.tsx';
import { CATEGORY_NAMES } from '../../texts/signage/common.ts';
import { terminalTexts } from '../../texts/signage/terminal.ts';
import flapStyles from './flaps/flap.module.css';
import type { Side, TerminalColumn } from './rows/faces-of.ts';
import styles from './terminal-columns.module.css';
import { TerminalTable } from './terminal-table.tsx';

const DOTS = { dots: styles.terminalDots, dot: styles.terminalDot, count: styles.terminalPageNumber };

interface TerminalColumnViewProps {
  /** Of the sign, by which the table is named. */
  id: string;
  side: Side;
  column: TerminalColumn;
  /** What fades away over it; null while nothing does. */
  leaving: TerminalColumn | null;
  note: 'waiting' | 'empty';
  awake: boolean;
  onChoose: ((category: TerminalCategory) => void) | null;
}

const NOTES = {
  waiting: { english: terminalTexts.waiting, chinese: terminalTexts.chineseWaiting },
  empty: { english: terminalTexts.empty, chinese: terminalTexts.chineseEmpty },
} as const;

/** A gate sign and the lines under it. */
export function TerminalColumnView({ id, side, column, leaving, note, awake, onChoose }: TerminalColumnViewProps) {
  const isEmpty = column.rows.every((row) => row === null);
  return (
    <section className={styles.terminalColumn} aria-labelledby={id}>
      <CategorySign id={id} side={side} category={column.category} onChoose={onChoose} awake={awake} />
      <div className={styles.terminalBoard}>
        <TerminalTable side={side} column={column} labelledBy={id} />
        {leaving !== null && (
          <div
            data-part="terminal-leaving"
            className={`${flapStyles.terminalLeaving} ${styles.terminalLeavingTable}`}
            aria-hidden
          >
            <TerminalTable side={side} column={leaving} />
          </div>
        )}
        {isEmpty && (
          <p className={styles.terminalNote}>
            <span>{NOTES[note].english}</span> <span lang={CHINESE}>{NOTES[note].chinese}</span>
          </p>
        )}
      </div>
      {column.pages === 1 ? (
        <div className={styles.terminalDots} />
      ) : (
        <PageDots
          page={column.page}
          pages={column.pages}
          words={terminalTexts.page(column.page + 1, column.pages)}
          look={DOTS}
        />
      )}
    </section>
  );
}

interface CategorySignProps {
  id: string;
  side: Side;
  category: TerminalCategory;
  /** Null where the back office decides. */
  onChoose: ((category: TerminalCategory) => void) | null;
  awake: boolean;
}

/** The gate sign over a column. Its select lies over it and is visible while a person is at the screen. */
function CategorySign({ id, side, category, onChoose, awake }: CategorySignProps) {
  const { english, chinese } = CATEGORY_NAMES[category];
  return (
    <div className={styles.terminalSign}>
      <span className={styles.terminalGate} aria-hidden>
        {terminalTexts.columns[side]}
      </span>
      <h2 id={id}>
        <span>{english}</span> <span lang={CHINESE}>{chinese}</span>
      </h2>
      {onChoose !== null && (
        <select
          className={styles.terminalSelect}
          data-awake={awake}
          aria-label={terminalTexts.choose[side]}
          value={category}
          onChange={(event) => onChoose(event.target.value as TerminalCategory)}
        >
          {TERMINAL_CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {`${CATEGORY_NAMES[each].english} ${CATEGORY_NAMES[each].chinese}`}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
