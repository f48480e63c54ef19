/** How large a text stands on its flap: in one, two, three or four lines. */
export type TextLook = 'one' | 'two' | 'three' | 'four';

/** The widths of texts that fit, in ems of their own size and with room for the ends of lines that break at words. */
interface LookWidths {
  one: number;
  two: number;
  three: number;
}

/** The flap of a name: 460 by 62 px at 1080p, letters of 34, 26, 18 and 13 px. */
const NAME: LookWidths = { one: 14, two: 33, three: 72 };
/** The flap of a Chinese name: 196 by 62 px, characters of 34, 26, 18 and 13 px. */
const CHINESE_NAME: LookWidths = { one: 5.4, two: 14, three: 30 };

export const nameLook = (text: string): TextLook => lookFor(text, NAME);
export const chineseLook = (text: string): TextLook => lookFor(text, CHINESE_NAME);

/** Points stand elsewhere in their cells than digits do. */
export const characterLook = (character: string): string => (/[.,:]/.test(character) ? 'mark' : '');

function lookFor(text: string, { one, two, three }: LookWidths): TextLook {
  const ems = emsOf(text);
  if (ems <= one) return 'one';
  if (ems <= two) return 'two';
  return ems <= three ? 'three' : 'four';
}

/** About how wide a text is, in ems: Chinese characters fill one, capitals of our narrow face two thirds of one. */
function emsOf(text: string): number {
  let ems = 0;
  for (const character of text) {
    if (character >= '\u2e80') ems += 1;
    else if (/[A-Z0-9MW@%&]/.test(character)) ems += 0.62;
    else ems += /[ijlt.,:;'|() -]/.test(character) ? 0.28 : 0.48;
  }
  return ems;
}
