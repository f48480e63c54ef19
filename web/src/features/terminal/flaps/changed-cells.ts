import type { Face, Faces } from './face.ts';

export interface CellChange {
  cell: string;
  from: Face;
  to: Face;
}

/** The flaps that show something else than before. One that was not there before comes from blank; one that left is gone. */
export function changedCells(before: Faces, after: Faces): CellChange[] {
  const changes: CellChange[] = [];
  for (const [cell, to] of after) {
    const from = before.get(cell) ?? { text: '', look: to.look, order: to.order };
    if (from.text.trim() !== to.text.trim()) changes.push({ cell, from, to });
  }
  return changes;
}
