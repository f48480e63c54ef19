/** Names that the style sheet paints; the document itself stays as it is. */
const ALL = 'guide-match';
const CURRENT = 'guide-current';

/** Marks what was found; browsers that cannot mark still count and scroll. */
export function paint(ranges: readonly Range[], current: number): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(ALL, new Highlight(...ranges));
  const range = ranges[current];
  const mark = new Highlight(...(range === undefined ? [] : [range]));
  mark.priority = 1;
  CSS.highlights.set(CURRENT, mark);
}

export function wipe(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}
