import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HeartBeat } from '../beat/heart-beat.ts';
import { atNight, reloadIfServed, startWatchdog } from './reload.ts';

const HOUR_MS = 3_600_000;

describe('an unattended screen', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 22, 0, 0) });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('a screen checks for a new release once a night, at four on its clock', () => {
    const beat = new HeartBeat();
    const hours: number[] = [];
    atNight(beat, () => hours.push(new Date().getHours()));
    beat.start();
    jest.advanceTimersByTime(48 * HOUR_MS);
    expect(hours).toEqual([4, 4]);
    beat.stop();
  });

  it('a screen reloads when its loop has stopped for five minutes, and not while it runs', () => {
    const beat = new HeartBeat();
    const reload = jest.fn(() => Promise.resolve(true));
    const stop = startWatchdog(beat, reload);
    beat.start();
    jest.advanceTimersByTime(HOUR_MS);
    expect(reload).not.toHaveBeenCalled();
    beat.stop();
    jest.advanceTimersByTime(8 * 60_000);
    expect(reload).toHaveBeenCalled();
    stop();
  });

  it('a screen does not reload while the server is down', async () => {
    const reload = jest.fn();
    expect(await reloadIfServed(Date.now(), reload, () => Promise.resolve(false))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(await reloadIfServed(Date.now(), reload, () => Promise.resolve(true))).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
