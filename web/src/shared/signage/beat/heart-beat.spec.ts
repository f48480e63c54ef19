import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HeartBeat, type Beat } from './heart-beat.ts';

describe('the timer loop of a screen', () => {
  let beat: HeartBeat;
  let heard: Beat[];

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.400Z') });
    beat = new HeartBeat();
    heard = [];
    beat.onBeat((now) => heard.push(now));
    beat.start();
  });

  afterEach(() => {
    beat.stop();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('the loop of a screen runs at every full second', () => {
    jest.advanceTimersByTime(2600);
    expect(heard.map(({ wallMs }) => wallMs % 1000)).toEqual([0, 0, 0]);
  });

  it('the loop is one timer, however often it is started', () => {
    beat.start();
    beat.start();
    expect(jest.getTimerCount()).toBe(1);
  });

  it('a failing listener stops neither the loop nor the others', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    beat.onBeat(() => {
      throw new Error('A board could not be drawn.');
    });
    const other = jest.fn();
    beat.onBeat(other);
    jest.advanceTimersByTime(2600);
    expect([heard.length, other.mock.calls.length]).toEqual([3, 3]);
  });

  it('the loop reports that the screen slept', () => {
    jest.advanceTimersByTime(600);
    jest.setSystemTime(Date.now() + 3_600_000);
    jest.advanceTimersByTime(2000);
    expect(heard.map(({ woke }) => woke)).toEqual([false, true, false]);
  });
});
