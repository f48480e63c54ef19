import type { HalfBox } from './layout-half.ts';

/** Shares of the screen, or units of a pixel at 1080 lines. */
const SAFE_MARGIN = 0.03;
const HALF_GAP_UNITS = 44;
/** Below each half: its dots, and on the last one the chip that says how old prices are. */
export const FOOT_UNITS = 52;

export interface BoardBoxes {
  isPortrait: boolean;
  marginXPx: number;
  marginYPx: number;
  gapPx: number;
  footPx: number;
  half: HalfBox;
}

/** The two halves of a board: beside each other, or one above the other on a screen that hangs upright. */
export function boardBoxes(widthPx: number, heightPx: number, unitPx: number): BoardBoxes {
  const isPortrait = heightPx > widthPx;
  const marginXPx = Math.round(widthPx * SAFE_MARGIN);
  const marginYPx = Math.round(heightPx * SAFE_MARGIN);
  const gapPx = Math.round(HALF_GAP_UNITS * unitPx);
  const footPx = Math.round(FOOT_UNITS * unitPx);
  const insideXPx = widthPx - 2 * marginXPx;
  const insideYPx = heightPx - 2 * marginYPx;
  const half = isPortrait
    ? { widthPx: insideXPx, heightPx: Math.floor((insideYPx - gapPx / 2) / 2) - footPx, unitPx }
    : { widthPx: Math.floor((insideXPx - gapPx) / 2), heightPx: insideYPx - footPx, unitPx };
  return { isPortrait, marginXPx, marginYPx, gapPx, footPx, half };
}
