import { describe, expect, it } from '@jest/globals';
import { todayTexts } from '../../../texts/today.ts';
import { readVisit, visitAt } from './changes-since.ts';

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

it.each([
  [1, '1 change'],
  [2, '2 changes'],
])('a group of %i changes reads “%s”', (count, text) => {
  expect(todayTexts.changes.count(count)).toBe(text);
});
