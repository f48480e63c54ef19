import { type CSSProperties, memo } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { terminalTexts } from '../../texts/signage/terminal.ts';
import flapStyles from './flaps/flap.module.css';
import { Flap } from './flaps/flap.tsx';
import {
  priceWidth,
  type Side,
  type TerminalColumn,
  chineseCell,
  nameCell,
  priceCell,
  priceCharacters,
} from './rows/faces-of.ts';
import type { TerminalRow } from './rows/terminal-row.ts';
import { characterLook, chineseLook, nameLook } from './rows/text-look.ts';
import styles from './terminal-columns.module.css';

interface TerminalTableProps {
  side: Side;
  column: TerminalColumn;
  /** The id of what names the table; without one it is a picture that fades away. */
  labelledBy?: string;
}

/** The lines of a column: a table with real text, whatever the flaps over it do. */
export function TerminalTable({ side, column, labelledBy }: TerminalTableProps) {
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

/** Longer prices stand in narrower flaps, so that names keep their room. */
const cells = (width: number): CSSProperties => ({ '--cells': width }) as CSSProperties;

interface TerminalLineProps {
  side: Side;
  line: number;
  row: TerminalRow | null;
  /** The characters that prices have room for. */
  width: number;
  /** False on what fades away. */
  turns: boolean;
}

/** One line of a column; a blank one is there for the eye alone. Memoised: a change draws the lines it concerns. */
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
