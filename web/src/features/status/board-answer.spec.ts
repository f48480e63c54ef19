import { describe, expect, it } from '@jest/globals';
import { type BoardAnswer, boardAnswerOf } from './status-answer.ts';

const headers = (more: Record<string, string>): Headers => new Headers({ 'x-revision': '7', ...more });
const NOW = { date: 'Sat, 21 Nov 2026 19:03:12 GMT' };
const OLD = { ...NOW, 'x-cache-status': 'STALE', 'x-prices-as-of': '2026-11-21T18:00:00.000Z' };

describe('the board as a fallback when the status cannot be fetched', () => {
  it.each<[string, Headers | number, boolean, BoardAnswer]>([
    ['today’s list', headers(NOW), true, 'fresh'],
    ['a list that the gateway has kept', headers(OLD), true, 'stored'],
    ['the sign-in page of a network', new Headers(), false, 'unreachable'],
    ['503', 503, true, 'silent'],
    ['429: the answer says nothing about the board', 429, true, 'refused'],
    ['nothing in time, though somebody answered before', 0, true, 'silent'],
    ['nothing, and nobody answered before', 0, false, 'unreachable'],
  ])('the board answers when the status is unknown: %s', (_what, outcome, isAnswered, expected) => {
    expect(boardAnswerOf(outcome, isAnswered)).toBe(expected);
  });
});
