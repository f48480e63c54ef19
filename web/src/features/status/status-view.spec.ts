import { describe, expect, it } from '@jest/globals';
import { statusTexts } from '../../texts/status.ts';
import type { BoardAnswer } from './status-answer.ts';
import { statusView } from './status-view.ts';

describe('the status as the page says it', () => {
  it('gives each part its state and what that means, and says of when it is', () => {
    const view = statusView({
      told: {
        status: 'down',
        parts: [
          { name: 'board', state: 'up' },
          { name: 'ordering', state: 'down' },
          { name: 'signage', state: 'up' },
        ],
        timestamp: '2026-11-21T19:03:12.000Z',
      },
    });
    expect(view).toMatchObject({
      state: 'down',
      summary: 'Restaurant ordering is down.',
      why: null,
      toldAt: '2026-11-21T19:03:12.000Z',
    });
    expect(view.rows[1]).toEqual({
      part: 'ordering',
      state: 'down',
      meaning: statusTexts.parts.ordering.meaning.down,
    });
  });

  it('says the shop’s own words while ordering is paused, which is not called a fault', () => {
    const view = statusView({
      told: {
        status: 'up',
        parts: [
          { name: 'board', state: 'up' },
          { name: 'ordering', state: 'paused', message: 'Ordering is paused until 15:00. Stocktaking.' },
          { name: 'signage', state: 'up' },
        ],
        timestamp: '2026-11-21T19:03:12.000Z',
      },
    });
    expect([view.state, view.summary]).toEqual(['paused', 'Restaurant ordering is paused.']);
    expect(view.rows[1]?.meaning).toBe('Ordering is paused until 15:00. Stocktaking.');
  });

  it.each<[BoardAnswer, string]>([
    ['fresh', 'up'],
    ['stored', 'limited'],
    ['silent', 'down'],
    ['refused', 'unknown'],
    ['unreachable', 'unknown'],
  ])('calls nothing down that nobody could tell; a board that is %s is %s', (board, state) => {
    const view = statusView({ told: null, board });
    expect([view.state, view.toldAt]).toEqual(['unknown', null]);
    expect(view.rows.map((row) => row.state)).toEqual([state, 'unknown', 'unknown']);
  });

  it('blames the connection only when nothing at all could be reached', () => {
    const why = (board: BoardAnswer): string | null => statusView({ told: null, board }).why;
    expect(why('unreachable')).toBe(statusTexts.unreachableWhy);
    expect([why('fresh'), why('stored'), why('silent'), why('refused')]).toEqual(Array(4).fill(statusTexts.untoldWhy));
  });
});
