import { describe, expect, it } from '@jest/globals';
import { statusTexts } from '../../texts/status.ts';
import type { BoardAnswer } from './status-answer.ts';
import { statusView } from './status-view.ts';

describe('the texts of the status page', () => {
  it('the status shows state and meaning of each part, and its time', () => {
    const view = statusView({
      report: {
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
      reportedAt: '2026-11-21T19:03:12.000Z',
    });
    expect(view.rows[1]).toEqual({
      part: 'ordering',
      state: 'down',
      meaning: statusTexts.parts.ordering.meaning.down,
    });
  });

  it('a pause shows the shop’s message and is not shown as a fault', () => {
    const view = statusView({
      report: {
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
  ])('an unknown status is not called down; a board that is %s is %s', (board, state) => {
    const view = statusView({ report: null, board });
    expect([view.state, view.reportedAt]).toEqual(['unknown', null]);
    expect(view.rows.map((row) => row.state)).toEqual([state, 'unknown', 'unknown']);
  });

  it('the connection is named as the cause only when nothing could be reached', () => {
    const why = (board: BoardAnswer): string | null => statusView({ report: null, board }).why;
    expect(why('unreachable')).toBe(statusTexts.unreachableWhy);
    expect([why('fresh'), why('stored'), why('silent'), why('refused')]).toEqual(
      Array(4).fill(statusTexts.unavailableWhy),
    );
  });
});
