import { describe, expect, it } from '@jest/globals';
import { terminalClock } from './terminal-clock.ts';

describe('the clock of the terminal', () => {
  it('the terminal clock shows the store’s 24-hour time, and the day in both languages', () => {
    expect(terminalClock(new Date('2026-11-21T19:05:30Z'), 'America/Toronto')).toEqual({
      time: '14:05',
      date: 'Saturday, November 21, 2026',
      chineseDate: '2026年11月21日 星期六',
    });
  });

  it('the terminal clock shows midnight as 00:00 of the new day', () => {
    expect(terminalClock(new Date('2026-11-22T05:00:00Z'), 'America/Toronto')).toEqual({
      time: '00:00',
      date: 'Sunday, November 22, 2026',
      chineseDate: '2026年11月22日 星期日',
    });
  });
});
