const APOSTROPHES = /['’ʼ`´]/g;
const MARKS = /\p{M}/gu;
/** Separators between words. Marks inside numbers and symbols are not separators: "21/25", "1.89", "50%". */
const BETWEEN = /(?<!\d)[./]|[./](?!\d)|(?:(?![./%&#@*])[\p{P}\p{Z}\s])+/gu;

/** Code points from the first CJK radical on: scripts without blanks between words. */
const FIRST_HAN = 0x2e80;

/**
 * Text normalized for comparison: one width and case, no accents or apostrophes, one blank between words. Idempotent.
 */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFKD').replace(MARKS, '');
  return plain.replace(APOSTROPHES, '').replace(BETWEEN, ' ').replaceAll(/ +/g, ' ').trim();
}

/** Whether a word can begin at this character: true for Chinese characters, false for letters and digits. */
export const isHan = (code: number): boolean => code >= FIRST_HAN;
