export interface Point {
  at: number;
  value: number;
}

export interface SparklineFrame {
  width: number;
  height: number;
  /** The time at the right edge, and how much of it the width is. */
  to: number;
  span: number;
  /** The value at the upper edge; 0 is the lower one. */
  top: number;
  /** Points further apart than this are not joined: nothing was measured in between. */
  gap: number;
}

/** Points over time as the path of an SVG. */
export function sparklinePath(points: readonly Point[], frame: SparklineFrame): string {
  const { width, height, to, span, top, gap } = frame;
  let last: number | null = null;
  return points
    .map(({ at, value }) => {
      const x = width * (1 - (to - at) / span);
      const y = height * (1 - Math.min(Math.max(value, 0), top) / top);
      const place = `${round(x)} ${round(y)}`;
      const joined = last !== null && at - last <= gap;
      last = at;
      // A line to itself: with round ends that is a dot.
      return joined ? `L${place}` : `M${place}L${place}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
