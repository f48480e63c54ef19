import { describe, expect, it } from '@jest/globals';
import { todayTexts } from '../../../texts/today.ts';
import { groupChanges, readVisit, visitAt } from './changes-since.ts';

const at = (time: string): Date => new Date(`2026-11-23T${time}:00.000Z`);
const KNOWN = { since: '2026-11-22T18:00:00.000Z', seen: '2026-11-23T09:00:00.000Z' };

describe('changes since the last visit', () => {
  it('a first visit shows changes of one day', () => {
    expect(visitAt(at('09:00'), null).since).toBe('2026-11-22T09:00:00.000Z');
  });

  it('the start stays the same during a visit, reloads included', () => {
    expect(visitAt(at('09:29'), KNOWN)).toEqual({ since: KNOWN.since, seen: at('09:29').toISOString() });
  });

  it('after a break of half an hour changes begin at the end of the last visit', () => {
    expect(visitAt(at('09:31'), KNOWN).since).toBe(KNOWN.seen);
  });

  it.each([null, '', '{', '{}', '{"since":"x","seen":"y"}'])(
    'the stored visit %s counts as a first visit',
    (stored) => {
      expect(readVisit(stored)).toBeNull();
    },
  );

  it('a visit round-trips through storage', () => {
    expect(readVisit(JSON.stringify(KNOWN))).toEqual(KNOWN);
  });
});

const entry = (user: string | null, type: string, at: string) => ({ user, type, at });

describe('the changes of others', () => {
  it('changes by others are counted by person and kind, latest first', () => {
    const groups = groupChanges(
      [
        entry('mei', 'product.updated', '2026-11-23T09:00:00Z'),
        entry('li', 'product.updated', '2026-11-23T11:00:00Z'),
        entry('mei', 'product.created', '2026-11-23T10:00:00Z'),
        entry(null, 'backup.created', '2026-11-23T08:00:00Z'),
      ],
      'admin',
    );
    expect(groups).toEqual([
      { user: 'li', kind: 'product', count: 1, at: '2026-11-23T11:00:00Z' },
      { user: 'mei', kind: 'product', count: 2, at: '2026-11-23T10:00:00Z' },
      { user: null, kind: 'backup', count: 1, at: '2026-11-23T08:00:00Z' },
    ]);
  });

  it("the user's changes, and events without a change, are left out", () => {
    const entries = [
      entry('mei', 'product.updated', ''),
      entry('li', 'session.started', ''),
      entry(null, 'login.refused', ''),
    ];
    expect(groupChanges(entries, 'mei')).toEqual([]);
  });
});

it.each([
  [1, false, '1 change'],
  [1, true, '1 or more changes'],
  [2, false, '2 changes'],
])('a group of %i changes, and perhaps more (%s), reads “%s”', (count, more, text) => {
  expect(todayTexts.changes.count(count, more)).toBe(text);
});
