import { formatMoney, type TerminalCategory } from '@larder/kernel';
import type { SignageProduct } from '../../../shared/signage/signage-snapshot.ts';

/** One product as its line tells it. */
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
  // A product that is named in Chinese alone stands in the Chinese column, whichever field holds the name.
  const isChineseAlone = chinese === '' && CHINESE_CHARACTER.test(name) && !LATIN_LETTER.test(name);
  return isChineseAlone ? { id, name: '', chinese: name, price } : { id, name, chinese, price };
}
