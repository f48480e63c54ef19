import type { ProductHistoryEntry } from '@larder/contracts';
import { historyTexts } from '../../../texts/products/history.ts';

const FIELDS: Readonly<Record<string, string>> = historyTexts.fields;

/** What a change did, in a reader's words: "Changed: Size, Category". Fields without a word of ours keep their name. */
export function changeWords({ kind, changed }: Pick<ProductHistoryEntry, 'kind' | 'changed'>): string {
  const names = changed.split(', ').filter(Boolean);
  const words = names.map((name) => FIELDS[name] ?? name).join(', ');
  return words === '' ? historyTexts.kinds[kind] : `${historyTexts.kinds[kind]}: ${words}`;
}
