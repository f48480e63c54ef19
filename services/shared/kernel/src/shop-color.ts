/** "#0b5d3b", lower-case. */
export const SHOP_COLOR = /^#[0-9a-f]{6}$/;

/** The default colour of a shop. */
export const HOUSE_COLOR = '#0b5d3b';

/** WCAG 2.2, 1.4.3: the minimum contrast of text. */
export const READABLE = 4.5;

/** The pages' background: text in the shop's colour is drawn on it, and text in this colour on the shop's colour. */
const PAPER = '#fbf8f2';
const WHITE = '#ffffff';

export type Rgb = readonly [red: number, green: number, blue: number];

const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as never;

export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Mixes `part` of `color` with the rest of `other`. */
function mixed(color: string, part: number, other: string): string {
  const [own, foreign] = [rgbOf(color), rgbOf(other)];
  return hexOf(own.map((value, at) => value * part + (foreign[at] ?? 0) * (1 - part)) as never);
}

function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast ratio: 1 for the same colour, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of text on the colour, rounded down, so that 4.5 is enough. */
export const contrastOfLetters = (color: string): number => Math.floor(contrast(color, PAPER) * 10) / 10;

export const isReadable = (color: string): boolean => contrast(color, PAPER) >= READABLE;

/** The colour itself, or darkened as far as text needs. */
export function readableColor(color: string): string {
  for (let part = 1; part > 0; part -= 0.01) {
    const darker = mixed(color, part, '#000000');
    if (isReadable(darker)) return darker;
  }
  return '#000000';
}

/** Shades derived from the colour: a darker one for hover, and a light tint on which both are readable. */
export function shadesOf(color: string): { hover: string; tint: string } {
  const tints = Array.from({ length: 15 }, (_, step) => mixed(color, (15 - step) / 100, WHITE));
  return {
    hover: mixed(color, 0.8, '#000000'),
    tint: tints.find((tint) => contrast(color, tint) >= READABLE) ?? WHITE,
  };
}
