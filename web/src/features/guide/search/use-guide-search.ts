import { useEffect, useState, type RefObject } from 'react';
import { foundRanges } from './found-ranges.ts';
import { paint, wipe } from './highlights.ts';

export interface GuideSearch {
  query: string;
  setQuery: (query: string) => void;
  /** How many places were found; null while nothing is sought. */
  total: number | null;
  /** From 0. */
  current: number;
  next: () => void;
  previous: () => void;
}

interface State {
  query: string;
  ranges: readonly Range[];
  current: number;
}

/** Searches what the article shows. Stays out of the address, as the browser's own search does. */
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

/** In the middle of the window, below the bar that holds the search; a wide table scrolls to it as well. */
function reveal(range: Range | undefined): void {
  range?.startContainer.parentElement?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
}
