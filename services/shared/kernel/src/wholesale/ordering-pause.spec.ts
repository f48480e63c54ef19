import { describe, expect, it } from '@jest/globals';
import { inEnglish } from '../texts/sentence.js';
import { inLanguage } from '../texts/wording.js';
import { pauseAt, pauseSentence } from './ordering-pause.js';

const englishPause = (...asked: Parameters<typeof pauseSentence>): string => inEnglish(pauseSentence(...asked));

const TORONTO = 'America/Toronto';
const NOON = new Date('2026-11-22T17:00:00Z');

describe('a pause of ordering', () => {
  it('a pause without an end stops ordering until staff end it', () => {
    expect(pauseAt({ status: 'paused' }, NOON)).toEqual({ reason: null, until: null });
    expect(pauseAt({ status: 'live', pauseReason: 'Left over.' }, NOON)).toBeNull();
  });

  it('a pause ends automatically at its end', () => {
    const store = { status: 'paused', pauseReason: 'Stocktaking.', pausedUntil: '2026-11-22T20:00:00+00:00' } as const;
    expect(pauseAt(store, new Date('2026-11-22T19:59:59.999Z'))).toEqual({
      reason: 'Stocktaking.',
      until: new Date('2026-11-22T20:00:00Z'),
    });
    expect(pauseAt(store, new Date('2026-11-22T20:00:00Z'))).toBeNull();
  });

  it("a pause names its end by the store's clock, with the day unless it is today", () => {
    const until = (text: string) => ({ reason: 'Stocktaking.', until: new Date(text) });
    expect(englishPause({ reason: null, until: null }, TORONTO, NOON)).toBe('Ordering is paused at the moment.');
    expect(englishPause(until('2026-11-22T20:00:00Z'), TORONTO, NOON)).toBe(
      'Ordering is paused until 15:00. Stocktaking.',
    );
    expect(englishPause(until('2026-11-24T05:30:00Z'), TORONTO, NOON)).toBe(
      'Ordering is paused until Tue, Nov 24, 00:30. Stocktaking.',
    );
    const pause = pauseSentence({ reason: null, until: new Date('2026-11-24T05:30:00Z') }, TORONTO, NOON);
    expect(inLanguage(pause, 'zh-Hant')).toBe('暫停接受訂單，直至 11月24日（週二）00:30。');
    expect(inLanguage(pause, 'zh-Hans')).toBe('暂停接受订单，直至 11月24日（周二）00:30。');
  });
});
