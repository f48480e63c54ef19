import type { PublicStatus, StatusPartName } from '@larder/contracts';
import { statusTexts, type KnownState } from '../../texts/status.ts';
import type { BoardAnswer } from './board-answer.ts';
import type { StatusAnswer } from './status-answer.ts';
import { sumUp } from './sum-up.ts';

export interface StatusRow {
  part: StatusPartName;
  state: KnownState;
  /** What it means for the reader. */
  meaning: string;
}

/** What the page says. */
export interface StatusView {
  state: KnownState;
  summary: string;
  /** Why nothing can be told; null when something was. */
  why: string | null;
  /** When it was so, as an ISO instant; null when nothing could be told. */
  toldAt: string | null;
  rows: StatusRow[];
}

export function statusView(answer: StatusAnswer): StatusView {
  return answer.told === null ? untoldView(answer.board) : toldView(answer.told);
}

function toldView({ status, parts, timestamp }: PublicStatus): StatusView {
  const rows = parts.map(({ name, state }) => rowOf(name, state));
  return { state: status, summary: sumUp(parts), why: null, toldAt: timestamp, rows };
}

/** Nobody who can tell answers: that says nothing of the parts, except of the one that was asked itself. */
function untoldView(board: BoardAnswer): StatusView {
  const why = board === 'unreachable' ? statusTexts.unreachableWhy : statusTexts.untoldWhy;
  const rows = [boardRow(board), rowOf('ordering', 'unknown'), rowOf('signage', 'unknown')];
  return { state: 'unknown', summary: statusTexts.untold, why, toldAt: null, rows };
}

function boardRow(board: BoardAnswer): StatusRow {
  switch (board) {
    case 'fresh':
      return { ...rowOf('board', 'up'), meaning: statusTexts.boardAnswers };
    case 'stored':
      return rowOf('board', 'limited');
    case 'silent':
      return { ...rowOf('board', 'down'), meaning: statusTexts.boardSilent };
    case 'refused':
    case 'unreachable':
      return rowOf('board', 'unknown');
  }
}

const rowOf = (part: StatusPartName, state: KnownState): StatusRow => ({
  part,
  state,
  meaning: statusTexts.parts[part].meaning[state],
});
