import { describe, expect, it } from '@jest/globals';
import { readVisit, visitAt } from './visit.ts';

const at = (time: string): Date => new Date(`2026-11-23T${time}:00.000Z`);
const KNOWN = { since: '2026-11-22T18:00:00.000Z', seen: '2026-11-23T09:00:00.000Z' };

describe('what is new since the last visit', () => {
  it('is told of a day on the first visit', () => {
    expect(visitAt(at('09:00'), null).since).toBe('2026-11-22T09:00:00.000Z');
  });

  it('stays the same while the visit goes on, reloads included', () => {
    expect(visitAt(at('09:29'), KNOWN)).toEqual({ since: KNOWN.since, seen: at('09:29').toISOString() });
  });

  it('begins where the last visit ended, after a break of half an hour', () => {
    expect(visitAt(at('09:31'), KNOWN).since).toBe(KNOWN.seen);
  });

  it.each([null, '', '{', '{}', '{"since":"x","seen":"y"}'])('counts as a first visit when %s was stored', (stored) => {
    expect(readVisit(stored)).toBeNull();
  });

  it('survives being stored', () => {
    expect(readVisit(JSON.stringify(KNOWN))).toEqual(KNOWN);
  });
});
