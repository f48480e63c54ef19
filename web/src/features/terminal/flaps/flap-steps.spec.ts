import { describe, expect, it } from '@jest/globals';
import { FLAPS_DONE_WITHIN_MS, STEP_MS, flapDelayMs, flapSteps } from './flap-player.ts';

const CHARACTERS = ' 0123456789$.,:'.split('');

describe('the steps of a flap', () => {
  it.each([
    ['3', '7', ['4', '5', '6', '7']],
    ['8', '9', ['9']],
  ])('turn from %s to %s past what lies between', (from, to, steps) => {
    expect(flapSteps(from, to).slice(-steps.length)).toEqual(steps);
  });

  it('are none when nothing changed', () => {
    expect(flapSteps('5', '5')).toEqual([]);
  });

  it('are one for a word, which is one flap, and for what no drum carries', () => {
    expect(flapSteps('Beef shank', 'Pork belly')).toEqual(['Pork belly']);
    expect(flapSteps('牛腱', '五花肉')).toEqual(['五花肉']);
    expect(flapSteps('5', '€')).toEqual(['€']);
    expect(flapSteps('', 'Beef shank')).toEqual(['Beef shank']);
  });

  it('are never more than six, end right and never repeat', () => {
    for (const from of CHARACTERS)
      for (const to of CHARACTERS) {
        const steps = flapSteps(from, to);
        expect(steps.length).toBeLessThanOrEqual(6);
        expect(new Set(steps).size).toBe(steps.length);
        expect(steps.at(-1) ?? from).toBe(to);
      }
  });
});

describe('the delay of a flap', () => {
  it('grows by 25 ms from character to character', () => {
    expect([0, 1, 2, 3].map((order) => flapDelayMs(order, 2))).toEqual([0, 25, 50, 75]);
  });

  it('lets even the longest price be done within 600 ms', () => {
    for (let order = 0; order < 30; order += 1)
      for (let steps = 1; steps <= 6; steps += 1)
        expect(flapDelayMs(order, steps) + steps * STEP_MS).toBeLessThanOrEqual(FLAPS_DONE_WITHIN_MS);
  });
});
