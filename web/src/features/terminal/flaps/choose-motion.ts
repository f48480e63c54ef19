/** Flaps that may turn at once: each is a layer of its own while it does. */
export const MOST_FLAPS = 40;

export type Motion = 'none' | 'flap' | 'crossfade';

export interface MotionLimits {
  /** The screen's owner asked for less movement. */
  reduced: boolean;
  /** The screen has lately been too slow for flaps. */
  slow: boolean;
}

/** How a change comes onto the screen. */
export function chooseMotion(changedCells: number, { reduced, slow }: MotionLimits): Motion {
  if (changedCells === 0) return 'none';
  return reduced || slow || changedCells > MOST_FLAPS ? 'crossfade' : 'flap';
}
