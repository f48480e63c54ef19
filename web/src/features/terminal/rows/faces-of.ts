import type { TerminalCategory } from '@larder/kernel';
import type { Face, Faces } from '../flaps/face.ts';
import type { ColumnPage, TerminalRow } from './terminal-row.ts';

/** The size of a text on its flap, by number of lines; the smallest is for names that are too long. */
type TextLook = 'one' | 'two' | 'three' | 'four' | 'least';

/** The widths that fit, as measured by `widthOf`, for font sizes of 34, 26, 18 and 13 px at 1080p. */
interface LookWidths {
  one: number;
  two: number;
  three: number;
  four: number;
}

/** The flap of a name: 460 by 62 px, with a margin for line breaks between words. */
const NAME: LookWidths = { one: 14, two: 33, three: 72, four: 130 };
/** The flap of a Chinese name: 5 characters in a line of 34 px, 6 in one of 26, 9 of 18 and 13 of 13. */
const CHINESE_NAME: LookWidths = { one: 5.9, two: 14.1, three: 31, four: 58 };

export const nameLook = (text: string): TextLook => lookFor(text, NAME);
export const chineseLook = (text: string): TextLook => lookFor(text, CHINESE_NAME);

/** Points are aligned differently in their cells than digits. */
export const characterLook = (character: string): string => (/[.,:]/.test(character) ? 'mark' : '');

function lookFor(text: string, { one, two, three, four }: LookWidths): TextLook {
  const width = widthOf(text);
  if (width <= one) return 'one';
  if (width <= two) return 'two';
  if (width <= three) return 'three';
  return width <= four ? 'four' : 'least';
}

/** The approximate width of a text in em, slightly overestimated because lines break at words. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (character >= '\u2e80') width += 1.17;
    else if (/[A-Z0-9@%&]/.test(character)) width += 0.62;
    else width += /[ijlt.,:;'|() -]/.test(character) ? 0.28 : 0.48;
  }
  return width;
}

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export interface TerminalColumn extends ColumnPage {
  category: TerminalCategory;
}

/** The data of everything that moves on the terminal. */
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
/** Counted from the right, where prices are aligned, so that a longer price does not move others' flaps. */
export const priceCell = (side: Side, line: number, fromRight: number): string => `${side}-${line}-price-${fromRight}`;

/** The number of characters reserved for the prices of a column. */
export function priceWidth(rows: readonly (TerminalRow | null)[]): number {
  return rows.reduce((widest, row) => Math.max(widest, row?.price.length ?? 0), USUAL_PRICE_CELLS);
}

/** The characters of a price, with leading blanks. */
export function priceCharacters(row: TerminalRow | null, width: number): string[] {
  return (row?.price ?? '').padStart(width, ' ').split('');
}

/** The face of each flap. */
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
