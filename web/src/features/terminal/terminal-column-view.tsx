import { TERMINAL_CATEGORIES, type TerminalCategory } from '@larder/kernel';
import { type CSSProperties, memo } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { PageDots } from '../../shared/signage/screen/page-dots.tsx';
import { CATEGORY_NAMES } from '../../texts/signage/common.ts';
import { terminalTexts } from '../../texts/signage/terminal.ts';
import flapStyles from './flaps/flap.module.css';
import { Flap } from './flaps/flap.tsx';
import {
  characterLook,
  chineseCell,
  chineseLook,
  nameCell,
  nameLook,
  priceCell,
  priceCharacters,
  priceWidth,
  type Side,
  type TerminalColumn,
} from './rows/faces-of.ts';
import type { TerminalRow } from './rows/terminal-row.ts';
import styles from './terminal-columns.module.css';

const DOTS = { dots: styles.terminalDots, dot: styles.terminalDot, count: styles.terminalPageNumber };

interface TerminalColumnViewProps {
  /** The id of the sign, which labels the table. */
  id: string;
  side: Side;
  column: TerminalColumn;
  /** The old column fading out above it; null without one. */
  leaving: TerminalColumn | null;
  note: 'waiting' | 'empty';
  awake: boolean;
  onChoose: ((category: TerminalCategory) => void) | null;
}

const NOTES = {
  waiting: { english: terminalTexts.waiting, chinese: terminalTexts.chineseWaiting },
  empty: { english: terminalTexts.empty, chinese: terminalTexts.chineseEmpty },
} as const;

/** A gate sign and the lines below it. */
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
          label={terminalTexts.page(column.page + 1, column.pages)}
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
  /** Null when the back office decides. */
  onChoose: ((category: TerminalCategory) => void) | null;
  awake: boolean;
}

/** The gate sign over a column. Its select overlays it and is visible while somebody uses the screen. */
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

interface TerminalTableProps {
  side: Side;
  column: TerminalColumn;
  /** The id of the table's label; absent for a fading copy. */
  labelledBy?: string;
}

/** The lines of a column: a table with real text, independent of the flaps above it. */
function TerminalTable({ side, column, labelledBy }: TerminalTableProps) {
  const width = priceWidth(column.rows);
  const turns = labelledBy !== undefined;
  return (
    <table className={styles.terminalTable} aria-labelledby={labelledBy} style={cells(width)}>
      <colgroup>
        <col />
        <col className={styles.terminalChinese} />
        <col className={styles.terminalPrices} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{terminalTexts.description}</th>
          <th scope="col">
            <span className="sg-hidden">{terminalTexts.chineseDescription}</span>
            <span lang={CHINESE} aria-hidden>
              {terminalTexts.chineseCaption}
            </span>
          </th>
          <th scope="col" className={styles.terminalPrice}>
            {terminalTexts.price} <small>{terminalTexts.perLb}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {column.rows.map((row, line) => (
          <TerminalLine key={line} side={side} line={line} row={row} width={width} turns={turns} />
        ))}
      </tbody>
    </table>
  );
}

/** Longer prices have narrower flaps, so that names keep their space. */
const cells = (width: number): CSSProperties => ({ '--cells': width }) as CSSProperties;

interface TerminalLineProps {
  side: Side;
  line: number;
  row: TerminalRow | null;
  /** The number of characters reserved for prices. */
  width: number;
  /** False for a fading copy. */
  turns: boolean;
}

/** One line of a column; blank ones are hidden from screen readers. Memoised, so that others are not re-rendered. */
const TerminalLine = memo(
  function TerminalLine({ side, line, row, width, turns }: TerminalLineProps) {
    const name = row?.name ?? '';
    const chinese = row?.chinese ?? '';
    return (
      <tr aria-hidden={row === null || undefined} data-product={turns ? row?.id : undefined}>
        <th scope="row">
          <Flap cell={turns ? nameCell(side, line) : undefined} text={name} look={nameLook(name)} />
        </th>
        <td lang={CHINESE}>
          <Flap cell={turns ? chineseCell(side, line) : undefined} text={chinese} look={chineseLook(chinese)} />
        </td>
        <td className={styles.terminalPrice}>
          {row !== null && turns && <span className="sg-hidden">{row.price}</span>}
          <span data-part="terminal-digits" className={flapStyles.terminalDigits}>
            {priceCharacters(row, width).map((text, at) => {
              const fromRight = width - 1 - at;
              return (
                <Flap
                  key={fromRight}
                  cell={turns ? priceCell(side, line, fromRight) : undefined}
                  text={text}
                  look={characterLook(text)}
                  hidden
                />
              );
            })}
          </span>
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.side === after.side &&
    before.line === after.line &&
    before.width === after.width &&
    before.turns === after.turns &&
    before.row?.id === after.row?.id &&
    before.row?.name === after.row?.name &&
    before.row?.chinese === after.row?.chinese &&
    before.row?.price === after.row?.price,
);
