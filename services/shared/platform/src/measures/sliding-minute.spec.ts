import { expect, it } from '@jest/globals';
import { SlidingMinute } from './sliding-minute.js';

const NOON = 1_795_262_400_000;

it('a sliding minute counts the last sixty seconds, and nothing older', () => {
  const minute = new SlidingMinute();
  for (let second = 0; second < 120; second++) minute.add(NOON + second * 1_000, 10, second % 10 === 0);
  expect(minute.read(NOON + 119_000)).toEqual({ count: 60, ms: 600, errors: 6 });
});

it('a quiet minute is empty again', () => {
  const minute = new SlidingMinute();
  minute.add(NOON, 5, true);
  expect(minute.read(NOON + 59_999)).toEqual({ count: 1, ms: 5, errors: 1 });
  expect(minute.read(NOON + 60_000)).toEqual({ count: 0, ms: 0, errors: 0 });
});

it('a bucket is reset when it is reused', () => {
  const minute = new SlidingMinute();
  minute.add(NOON, 5, true);
  minute.add(NOON + 60_000, 7, false);
  expect(minute.read(NOON + 60_500)).toEqual({ count: 1, ms: 7, errors: 0 });
});

it('counts from before the clock was set back are dropped', () => {
  const minute = new SlidingMinute();
  minute.add(NOON + 30_000, 5, false);
  expect(minute.read(NOON).count).toBe(0);
});
