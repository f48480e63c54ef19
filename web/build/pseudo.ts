const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀŃÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
/** The first and last character of a text in the pseudo-language. */
export const MARKS = ['⟦', '⟧'] as const;
/** Other languages are longer than English: short texts by half and more, sentences by a third. */
const LONGER = 0.35;

/** A text in legible non-English letters, longer than the original, between marks. */
function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  // Skips parts that are in the pseudo-language already.
  const parts = text.split(/(⟦[^⟧]*⟧)/);
  if (parts.length > 1) return parts.map((part) => (part.startsWith(MARKS[0]) ? part : pseudoText(part))).join('');
  const letters = text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return `${MARKS[0]}${letters}${' ~~'.repeat(Math.ceil((text.length * LONGER) / 3))}${MARKS[1]}`;
}

/** The original of a text in the pseudo-language. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[⟦⟧]|(?: ~~)+(?=⟧)/g, '')
    .replaceAll(/\p{L}/gu, (letter) => PLAIN[ACCENTED.indexOf(letter)] ?? letter);
}

/** Translates a dictionary into the pseudo-language, including texts returned by its functions. */
export function pseudo<T>(texts: T): T {
  if (typeof texts === 'string') return pseudoText(texts) as T;
  if (Array.isArray(texts)) return texts.map((each) => pseudo(each)) as T;
  if (typeof texts === 'function') return ((...values: unknown[]) => pseudo(texts(...values))) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, pseudo(value)])) as T;
}
