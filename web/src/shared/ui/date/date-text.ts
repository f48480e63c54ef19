import { isDay } from '@larder/kernel';

/** Includes the formats of the board and of Chinese: 2026/11/22, 2026年11月22日. */
const ISO = /^\s*(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?\s*$/;
const TYPED = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/;

/** Parses a typed MM/DD/YYYY, or a pasted day that begins with its year, to "2026-11-22"; null for other texts. */
export function readTypedDay(text: string): string | null {
  const typed = TYPED.exec(text);
  const iso = ISO.exec(text);
  const parts = typed === null ? [iso?.[1], iso?.[2], iso?.[3]] : [typed[3], typed[1], typed[2]];
  const [year = '', month = '', date = ''] = parts;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** "2026-11-22" → "11/22/2026". */
export function writeTypedDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** The text of the field after a key: slashes are inserted automatically, except while deleting. */
export function maskDay(given: string, before: string): string {
  const text = given.normalize('NFKC');
  if (ISO.test(text)) {
    const day = readTypedDay(text);
    if (day !== null) return writeTypedDay(day);
  }
  const kept = text
    .replaceAll(/[^\d/]/g, '')
    .replaceAll(/\/+/g, '/')
    .slice(0, 10);
  // A typed slash, or single digits between slashes, are kept: 1/5/2027.
  if (kept.length <= before.length || kept.endsWith('/') || /(?:^|\/)\d?\//.test(kept)) return kept;
  const digits = kept.replaceAll('/', '');
  if (digits.length < 2) return digits;
  if (digits.length < 4) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4, 8)}`;
}

/** What is wrong with a typed date; `from` and `to` are days, both inclusive. */
export function typedDayProblem(
  text: string,
  { from, to }: { from: string; to: string },
): 'missing' | 'unreadable' | 'too-early' | 'too-late' | null {
  if (text.trim() === '') return 'missing';
  const day = readTypedDay(text);
  if (day === null) return 'unreadable';
  if (day < from) return 'too-early';
  return day > to ? 'too-late' : null;
}
