import { describe, expect, it } from '@jest/globals';
import { FramePace } from './flap-player.ts';

function run(pace: FramePace, gapMs: number, frames: number, from = 0): boolean {
  pace.start();
  let slow = false;
  for (let frame = 0; frame < frames; frame += 1) slow = pace.note(from + frame * gapMs) || slow;
  return slow;
}

describe('the pace of the frames', () => {
  it('60 and 20 frames a second are fast enough', () => {
    expect(run(new FramePace(), 16, 36)).toBe(false);
    expect(run(new FramePace(), 50, 12)).toBe(false);
  });

  it('10 frames a second are too slow, and for ten minutes after', () => {
    const pace = new FramePace();
    expect(run(pace, 100, 7)).toBe(true);
    expect(pace.isSlow(5_000)).toBe(true);
    expect(pace.isSlow(11 * 60_000)).toBe(false);
  });

  it('a few frames or a pause do not decide the pace', () => {
    const pace = new FramePace();
    expect(run(pace, 100, 5)).toBe(false);
    expect(run(pace, 16, 36, 60_000)).toBe(false);
    expect(pace.isSlow(61_000)).toBe(false);
  });
});
