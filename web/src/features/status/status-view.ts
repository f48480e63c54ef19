import type { PartState, PublicStatus, StatusPart, StatusPartName } from '@larder/contracts';
import { LOCALE } from '../../texts/language.ts';
import { type KnownState, statusTexts } from '../../texts/status.ts';
import type { BoardAnswer, StatusAnswer } from './status-answer.ts';

export interface StatusRow {
  part: StatusPartName;
  state: KnownState;
  /** The meaning for the reader. */
  meaning: string;
}

/** The texts of the page. */
export interface StatusView {
  state: KnownState;
  summary: string;
  /** Why the status is unknown; null when it is known. */
  why: string | null;
  /** The time of the status as an ISO instant; null when it is unknown. */
  reportedAt: string | null;
  rows: StatusRow[];
}

export function statusView(answer: StatusAnswer): StatusView {
  return answer.report === null ? viewWithoutStatus(answer.board) : viewOf(answer.report);
}

function viewOf({ status, parts, timestamp }: PublicStatus): StatusView {
  const rows = parts.map(({ name, state, message }) =>
    state === 'paused' ? { part: name, state, meaning: message ?? statusTexts.pausedMeaning } : rowOf(name, state),
  );
  const isPaused = status === 'up' && parts.some(({ state }) => state === 'paused');
  return { state: isPaused ? 'paused' : status, summary: sumUp(parts), why: null, reportedAt: timestamp, rows };
}

/** The view when the status cannot be fetched: all parts are unknown, except the board, which was requested itself. */
function viewWithoutStatus(board: BoardAnswer): StatusView {
  const why = board === 'unreachable' ? statusTexts.unreachableWhy : statusTexts.unavailableWhy;
  const rows = [boardRow(board), rowOf('ordering', 'unknown'), rowOf('signage', 'unknown')];
  return { state: 'unknown', summary: statusTexts.unavailable, why, reportedAt: null, rows };
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

const rowOf = (part: StatusPartName, state: Exclude<KnownState, 'paused'>): StatusRow => ({
  part,
  state,
  meaning: statusTexts.parts[part].meaning[state],
});

/** All parts in a sentence or two, the worst first. */
export function sumUp(parts: readonly StatusPart[]): string {
  const sentences = [
    sentenceOf(parts, 'down', statusTexts.down),
    sentenceOf(parts, 'limited', statusTexts.limited),
    sentenceOf(parts, 'paused', statusTexts.paused),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ') || statusTexts.allUp;
}

const AND = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

function sentenceOf(
  parts: readonly StatusPart[],
  wanted: PartState,
  say: (subjects: string, isPlural: boolean) => string,
): string {
  const concerned = parts.filter(({ state }) => state === wanted).map(({ name }) => statusTexts.parts[name]);
  if (concerned.length === 0) return '';
  const subjects = AND.format(concerned.map(({ subject }) => subject));
  const isPlural = concerned.length > 1 || concerned.some((part) => part.isPlural);
  return say(`${subjects.slice(0, 1).toUpperCase()}${subjects.slice(1)}`, isPlural);
}

/** An instant on a store's clock, to the second: "14:03:12". Without a store, on the reader's clock. */
export function formatClock(iso: string, timeZone: string | undefined): string {
  return new Date(iso).toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
}
