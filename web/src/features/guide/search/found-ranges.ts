import { findMatches } from '../../../shared/text/find-matches.ts';

/** What is searched one by one, so that no match runs from one of them into the next; a caption only where it is seen. */
const PIECES = 'h2, h3, :not(h3) + .guide-table caption, th, td, p, li';
/** What nobody sees, and what stands on screens only as a picture of itself. */
const UNSEEN = '.sr-only, [aria-hidden="true"], button, svg';

/** The places in an article that say what is sought, in the order of reading. */
export function foundRanges(article: Element, query: string): Range[] {
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
    // A note's paragraph in a list's item would be searched twice.
    return node instanceof Element && node.matches(`${UNSEEN}, ${PIECES}`)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_SKIP;
  });
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
  return texts;
}

/** @param asEnd an end between two nodes belongs to the one before it. */
function placeIn(nodes: readonly Text[], offset: number, asEnd = false): [node: Text, offset: number] {
  let left = offset;
  for (const node of nodes) {
    if (left < node.length || (asEnd && left === node.length)) return [node, left];
    left -= node.length;
  }
  throw new RangeError('A match lies outside the text it was found in.');
}
