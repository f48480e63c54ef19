/** The character on one flap. */
export interface Face {
  text: string;
  /** A class suffix for the look of the character; '' for the plain one. */
  look: string;
  /** The position among flaps that turn together. */
  order: number;
}

/** The faces of all flaps of the terminal, by the flap's name. */
export type Faces = ReadonlyMap<string, Face>;

export interface CellChange {
  cell: string;
  from: Face;
  to: Face;
}

/** The flaps whose face changed. A new flap starts blank; a removed one is left out. */
export function changedCells(before: Faces, after: Faces): CellChange[] {
  const changes: CellChange[] = [];
  for (const [cell, to] of after) {
    const from = before.get(cell) ?? { text: '', look: to.look, order: to.order };
    if (from.text.trim() !== to.text.trim()) changes.push({ cell, from, to });
  }
  return changes;
}

/** The most flaps that may turn at once: each is a compositor layer while turning. */
export const MOST_FLAPS = 40;

export type Motion = 'none' | 'flap' | 'crossfade';

export interface MotionLimits {
  /** Whether the device asks for reduced motion. */
  reduced: boolean;
  /** Whether the screen has recently been too slow for flaps. */
  slow: boolean;
}

/** How a change is animated. */
export function chooseMotion(changedCells: number, { reduced, slow }: MotionLimits): Motion {
  if (changedCells === 0) return 'none';
  return reduced || slow || changedCells > MOST_FLAPS ? 'crossfade' : 'flap';
}
