import type { TerminalCategory } from '@larder/kernel';
import type { Face, Faces } from '../flaps/face.ts';
import type { ColumnPage } from './column-page.ts';
import type { TerminalRow } from './terminal-row.ts';
import { characterLook, chineseLook, nameLook } from './text-look.ts';

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export interface TerminalColumn extends ColumnPage {
  category: TerminalCategory;
}

/** Everything that moves on the terminal. */
export interface TerminalState {
  clock: string;
  columns: Record<Side, TerminalColumn>;
}

/** "$129.99" */
const USUAL_PRICE_CELLS = 7;

/** The names by which flaps are found on the page. */
export const clockCell = (at: number): string => `clock-${at}`;
export const nameCell = (side: Side, line: number): string => `${side}-${line}-name`;
export const chineseCell = (side: Side, line: number): string => `${side}-${line}-chinese`;
/** Counted from the right, where prices are aligned: so a longer price moves no other's flaps. */
export const priceCell = (side: Side, line: number, fromRight: number): string => `${side}-${line}-price-${fromRight}`;

/** How many characters the prices of a column have room for. */
export function priceWidth(rows: readonly (TerminalRow | null)[]): number {
  return rows.reduce((widest, row) => Math.max(widest, row?.price.length ?? 0), USUAL_PRICE_CELLS);
}

/** The characters of a price, blanks before it. */
export function priceCharacters(row: TerminalRow | null, width: number): string[] {
  return (row?.price ?? '').padStart(width, ' ').split('');
}

/** What each flap shows. */
export function facesOf({ clock, columns }: TerminalState): Faces {
  const faces = new Map<string, Face>();
  clock.split('').forEach((text, order) => faces.set(clockCell(order), { text, look: characterLook(text), order }));
  for (const side of SIDES) {
    const { rows } = columns[side];
    const width = priceWidth(rows);
    rows.forEach((row, line) => {
      const name = row?.name ?? '';
      const chinese = row?.chinese ?? '';
      faces.set(nameCell(side, line), { text: name, look: nameLook(name), order: 0 });
      faces.set(chineseCell(side, line), { text: chinese, look: chineseLook(chinese), order: 0 });
      priceCharacters(row, width).forEach((text, order) =>
        faces.set(priceCell(side, line, width - 1 - order), { text, look: characterLook(text), order }),
      );
    });
  }
  return faces;
}
