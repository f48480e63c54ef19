/** The upper and lower edge of a row, in pixels. */
export interface RowEdges {
  id: string;
  top: number;
  bottom: number;
}

/** Less than the 25 px that a key moves a row by: so that one key always reaches the next row. */
const ENOUGH_PX = 20;

/**
 * The row whose place a dragged one takes: the farthest that its leading edge covers enough of, and its own while there is
 * none. The nearest middle, as usual, would ask for two keys a row.
 */
export function reachedRow(rows: readonly RowEdges[], own: RowEdges, shift: number): string {
  const enough = ({ top, bottom }: RowEdges): number => Math.min(ENOUGH_PX, (bottom - top) / 2);
  const reached =
    shift > 0
      ? rows
          .filter((row) => row.top >= own.bottom - 1 && own.bottom + shift >= row.top + enough(row))
          .toSorted((a, b) => b.top - a.top)
      : rows
          .filter((row) => row.bottom <= own.top + 1 && own.top + shift <= row.bottom - enough(row))
          .toSorted((a, b) => a.top - b.top);
  return reached[0]?.id ?? own.id;
}
