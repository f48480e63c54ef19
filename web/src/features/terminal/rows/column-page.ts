import type { TerminalRow } from './terminal-row.ts';

/** How many lines fit a column at 1080p, in landscape and in portrait. */
export const ROWS_LANDSCAPE = 11;
export const ROWS_PORTRAIT = 10;

export interface ColumnPage {
  /** Always as many as fit; null is a blank line. */
  rows: (TerminalRow | null)[];
  /** From 0. */
  page: number;
  pages: number;
}

/** The page of a column after so many turns: the first one comes again after the last. */
export function columnPage(all: readonly TerminalRow[], fit: number, turn: number): ColumnPage {
  const pages = Math.max(1, Math.ceil(all.length / fit));
  const page = turn % pages;
  const shown = all.slice(page * fit, (page + 1) * fit);
  return { rows: Array.from({ length: fit }, (_, line) => shown[line] ?? null), page, pages };
}
