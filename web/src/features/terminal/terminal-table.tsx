import type { CSSProperties } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { terminalTexts } from '../../texts/signage/terminal.ts';
import { priceWidth, type Side, type TerminalColumn } from './rows/faces-of.ts';
import { TerminalLine } from './terminal-line.tsx';

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
    <table className="terminal-table" aria-labelledby={labelledBy} style={cells(width)}>
      <colgroup>
        <col />
        <col className="terminal-chinese" />
        <col className="terminal-prices" />
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
          <th scope="col" className="terminal-price">
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
