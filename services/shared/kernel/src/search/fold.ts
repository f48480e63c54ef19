const APOSTROPHES = /['’ʼ`´]/g;
const MARKS = /\p{M}/gu;
/** Separators between words. Marks inside numbers and symbols are not separators: "21/25", "1.89", "50%". */
const BETWEEN = /(?<!\d)[./]|[./](?!\d)|(?:(?![./%&#@*])[\p{P}\p{Z}\s])+/gu;

/** Scripts from the first radical on have no blanks between words. */
const FIRST_HAN = 0x2e80;

/**
 * Text as it is compared: one width and case, without accents and apostrophes, and one blank between words. Folding it
 * again changes nothing.
 */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFKD').replace(MARKS, '');
  return plain.replace(APOSTROPHES, '').replace(BETWEEN, ' ').replaceAll(/ +/g, ' ').trim();
}

/** Whether each character is a word's beginning: of Chinese, not of letters and digits. */
export const isHan = (code: number): boolean => code >= FIRST_HAN;
