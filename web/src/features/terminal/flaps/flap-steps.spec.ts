import { describe, expect, it } from '@jest/globals';
import { FLAPS_DONE_WITHIN_MS, STEP_MS, flapDelayMs, flapSteps } from './flap-player.ts';

const CHARACTERS = ' 0123456789$.,:'.split('');

describe('the steps of a flap', () => {
  it.each([
    ['3', '7', ['4', '5', '6', '7']],
    ['8', '9', ['9']],
  ])('a flap turns from %s to %s through the characters between', (from, to, steps) => {
    expect(flapSteps(from, to).slice(-steps.length)).toEqual(steps);
  });

  it('an unchanged flap has no steps', () => {
    expect(flapSteps('5', '5')).toEqual([]);
  });

  it('a word and an unknown character turn in one step', () => {
    expect(flapSteps('Beef shank', 'Pork belly')).toEqual(['Pork belly']);
    expect(flapSteps('牛腱', '五花肉')).toEqual(['五花肉']);
    expect(flapSteps('5', '€')).toEqual(['€']);
    expect(flapSteps('', 'Beef shank')).toEqual(['Beef shank']);
  });

  it('a flap has at most six steps, ends correctly and repeats none', () => {
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
  it('the delay of flaps grows by 25 ms per character', () => {
    expect([0, 1, 2, 3].map((order) => flapDelayMs(order, 2))).toEqual([0, 25, 50, 75]);
  });

  it('even the longest price is done within 600 ms', () => {
    for (let order = 0; order < 30; order += 1)
      for (let steps = 1; steps <= 6; steps += 1)
        expect(flapDelayMs(order, steps) + steps * STEP_MS).toBeLessThanOrEqual(FLAPS_DONE_WITHIN_MS);
  });
});
