import type { BoardFontSize } from '@larder/kernel';

/** The size of names in pixels of a screen of 1080 lines: read from about 2, 3, 4 and 5 m on a screen of 55 inches. */
export const NAME_UNITS: Readonly<Record<BoardFontSize, number>> = { small: 28, medium: 40, large: 52, xlarge: 66 };
