import { formatMoney, type TerminalCategory } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';

/** The texts of a product's line. */
export interface TerminalRow {
  id: string;
  name: string;
  chinese: string;
  /** Per lb, "$12.99". */
  price: string;
}

const CHINESE_CHARACTER = /[\u2e80-\u9fff\uf900-\ufaff]/;
const LATIN_LETTER = /[A-Za-z]/;

/** The lines of a category, in the list's order. */
export function terminalRows(products: readonly SignageProduct[], category: TerminalCategory): TerminalRow[] {
  return products.filter((product) => product.category === category).map(rowOf);
}

function rowOf({ id, description, chineseName, ourPrice }: SignageProduct): TerminalRow {
  const name = description.trim();
  const chinese = (chineseName ?? '').trim();
  const price = formatMoney(ourPrice);
  // A product with only a Chinese name has it in the Chinese column, whichever field contains it.
  const isChineseAlone = chinese === '' && CHINESE_CHARACTER.test(name) && !LATIN_LETTER.test(name);
  return isChineseAlone ? { id, name: '', chinese: name, price } : { id, name, chinese, price };
}

/** The number of lines that fit a column at 1080p, in landscape and in portrait. */
export const ROWS_LANDSCAPE = 11;
export const ROWS_PORTRAIT = 10;

export interface ColumnPage {
  /** As many as fit; null is a blank line. */
  rows: (TerminalRow | null)[];
  /** The index of the page, from 0. */
  page: number;
  pages: number;
}

/** The page of a column after a number of turns, cyclically. */
export function columnPage(all: readonly TerminalRow[], fit: number, turn: number): ColumnPage {
  const pages = Math.max(1, Math.ceil(all.length / fit));
  const page = turn % pages;
  const shown = all.slice(page * fit, (page + 1) * fit);
  return { rows: Array.from({ length: fit }, (_, line) => shown[line] ?? null), page, pages };
}
