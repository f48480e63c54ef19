/** A pixel of a screen of 1080 lines on a screen of this size. Televisions hang upright as well. */
export function unitOf(widthPx: number, heightPx: number): number {
  const long = Math.max(widthPx, heightPx);
  const short = Math.min(widthPx, heightPx);
  return Math.min(long / 1920, short / 1080);
}
