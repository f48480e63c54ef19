import { useEffect, useState, type RefObject } from 'react';
import { findMatches } from '../../../shared/text/find-matches.ts';

export interface GuideSearch {
  query: string;
  setQuery: (query: string) => void;
  /** The number of matches; null without a query. */
  total: number | null;
  /** The index of the current match, from 0. */
  current: number;
  next: () => void;
  previous: () => void;
}

interface State {
  query: string;
  ranges: readonly Range[];
  current: number;
}

/** Searches the rendered article. Not kept in the address, like the browser's search. */
export function useGuideSearch(article: RefObject<HTMLElement | null>): GuideSearch {
  const [{ query, ranges, current }, setState] = useState<State>({ query: '', ranges: [], current: 0 });
  useEffect(() => {
    paint(ranges, current);
    reveal(ranges[current]);
    return wipe;
  }, [ranges, current]);

  const isSought = query.trim() !== '';
  const step = (by: number) => (): void => {
    const count = ranges.length;
    if (count > 0) setState({ query, ranges, current: (current + by + count) % count });
  };
  return {
    query,
    setQuery: (text) => {
      const found = article.current === null || text.trim() === '' ? [] : foundRanges(article.current, text);
      setState({ query: text, ranges: found, current: 0 });
    },
    total: isSought ? ranges.length : null,
    current,
    next: step(1),
    previous: step(-1),
  };
}

/** Scrolls a match to the middle of the window, below the search bar; a wide table scrolls as well. */
function reveal(range: Range | undefined): void {
  range?.startContainer.parentElement?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
}

/** Names of highlights that the style sheet paints; the document itself is not changed. */
const ALL = 'guide-match';
const CURRENT = 'guide-current';

/** Highlights the matches; browsers without highlights still count and scroll. */
function paint(ranges: readonly Range[], current: number): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(ALL, new Highlight(...ranges));
  const range = ranges[current];
  const mark = new Highlight(...(range === undefined ? [] : [range]));
  mark.priority = 1;
  CSS.highlights.set(CURRENT, mark);
}

function wipe(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}

/** Elements searched one by one, so that no match spans two of them; captions only if they are visible. */
const PIECES = 'h2, h3, :not(h3) + .guide-table caption, th, td, p, li';
/** Hidden elements, and samples of screens. */
const UNSEEN = '.sr-only, [aria-hidden="true"], button, svg';

/** The matches in an article, in reading order. */
function foundRanges(article: Element, query: string): Range[] {
  const ranges: Range[] = [];
  for (const piece of article.querySelectorAll(PIECES)) {
    const nodes = textsOf(piece);
    const text = nodes.map(({ data }) => data).join('');
    for (const { start, end } of findMatches(text, query)) {
      const range = document.createRange();
      range.setStart(...placeIn(nodes, start));
      range.setEnd(...placeIn(nodes, end, true));
      ranges.push(range);
    }
  }
  return ranges;
}

function textsOf(piece: Element): Text[] {
  const walker = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    // Otherwise a note's paragraph in a list item would be searched twice.
    return node instanceof Element && node.matches(`${UNSEEN}, ${PIECES}`)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_SKIP;
  });
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

/** @param asEnd whether an end between two nodes belongs to the first of them. */
function placeIn(nodes: readonly Text[], offset: number, asEnd = false): [node: Text, offset: number] {
  let left = offset;
  for (const node of nodes) {
    if (left < node.length || (asEnd && left === node.length)) return [node, left];
    left -= node.length;
  }
  throw new RangeError('A match lies outside the text it was found in.');
}
