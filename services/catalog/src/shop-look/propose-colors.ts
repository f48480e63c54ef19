import { hexOf, LIMITS, readableColor, type Rgb } from '@larder/kernel';

/** Colours of a picture are counted in cubes of this side. */
const STEP = 32;
/** Colours closer than this look the same. */
const APART = 48;
/** Nearly white pixels are mostly the background of a logo. */
const NEARLY_WHITE = 235;
/** The weight of a grey pixel against a coloured one. */
const GREY_COUNTS = 0.1;
/** Smaller shares are blends along edges. */
const LEAST_SHARE = 0.02;

interface Heap {
  sum: [number, number, number];
  count: number;
}

/**
 * Colours for a shop with this logo, the strongest first, each dark enough for text on it.
 * @param pixels red, green, blue and opacity of each
 */
export function proposeColors(pixels: Uint8Array): string[] {
  const heaps = new Map<number, Heap>();
  let seen = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < 128) continue;
    seen++;
    if (Math.min(red, green, blue) >= NEARLY_WHITE) continue;
    const key = [red, green, blue].reduce((place, part) => place * 8 + Math.floor(part / STEP), 0);
    const heap = heaps.get(key) ?? { sum: [0, 0, 0], count: 0 };
    heap.sum = [heap.sum[0] + red, heap.sum[1] + green, heap.sum[2] + blue];
    heap.count++;
    heaps.set(key, heap);
  }
  const colors = [...heaps.values()]
    .filter(({ count }) => count >= seen * LEAST_SHARE)
    .map(({ sum, count }) => ({ rgb: sum.map((part) => part / count) as unknown as Rgb, count }))
    .toSorted((a, b) => weight(b) - weight(a));
  const chosen: Rgb[] = [];
  for (const { rgb } of colors) {
    if (chosen.length < LIMITS.shopColors && chosen.every((other) => distance(other, rgb) >= APART)) chosen.push(rgb);
  }
  return [...new Set(chosen.map((rgb) => readableColor(hexOf(rgb))))];
}

function weight({ rgb, count }: { rgb: Rgb; count: number }): number {
  const [most, least] = [Math.max(...rgb), Math.min(...rgb)];
  return count * (GREY_COUNTS + (most === 0 ? 0 : (most - least) / most));
}

const distance = (one: Rgb, other: Rgb): number => Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
