import { memo } from 'react';
import { CHINESE } from '../../shared/chinese.ts';
import { Flap } from './flaps/flap.tsx';
import { chineseCell, nameCell, priceCell, priceCharacters, type Side } from './rows/faces-of.ts';
import type { TerminalRow } from './rows/terminal-row.ts';
import { characterLook, chineseLook, nameLook } from './rows/text-look.ts';

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
export const TerminalLine = memo(
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
        <td className="terminal-price">
          {row !== null && turns && <span className="sg-hidden">{row.price}</span>}
          <span className="terminal-digits">
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
