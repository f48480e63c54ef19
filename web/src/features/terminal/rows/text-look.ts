/** How large a text is on its flap: in one to four lines; the smallest size is for names that are too long. */
export type TextLook = 'one' | 'two' | 'three' | 'four' | 'least';

/** The widths that fit, as `widthOf` measures them, for letters of 34, 26, 18 and 13 px at 1080p. */
interface LookWidths {
  one: number;
  two: number;
  three: number;
  four: number;
}

/** The flap of a name: 460 by 62 px, with room for the ends of lines that break at words. */
const NAME: LookWidths = { one: 14, two: 33, three: 72, four: 130 };
/** The flap of a Chinese name: 5 characters in a line of 34 px, 6 in one of 26, 9 of 18 and 13 of 13. */
const CHINESE_NAME: LookWidths = { one: 5.9, two: 14.1, three: 31, four: 58 };

export const nameLook = (text: string): TextLook => lookFor(text, NAME);
export const chineseLook = (text: string): TextLook => lookFor(text, CHINESE_NAME);

/** Points stand elsewhere in their cells than digits do. */
export const characterLook = (character: string): string => (/[.,:]/.test(character) ? 'mark' : '');

function lookFor(text: string, { one, two, three, four }: LookWidths): TextLook {
  const width = widthOf(text);
  if (width <= one) return 'one';
  if (width <= two) return 'two';
  if (width <= three) return 'three';
  return width <= four ? 'four' : 'least';
}

/** About how wide a text is, in letters' heights and a little more than it will be: lines break at words. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (character >= '\u2e80') width += 1.17;
    else if (/[A-Z0-9@%&]/.test(character)) width += 0.62;
    else width += /[ijlt.,:;'|() -]/.test(character) ? 0.28 : 0.48;
  }
  return width;
}
