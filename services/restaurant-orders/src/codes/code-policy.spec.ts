import { describe, expect, it } from '@jest/globals';
import { CODE_LIMITS, throttleOf, type CodeStanding, type WrongCodes } from './code-policy.js';

const wrong = (minute: number, day = minute): WrongCodes => ({ minute, day, minuteSeconds: 40, daySeconds: 9_000 });
const standing = (more: Partial<CodeStanding> = {}): CodeStanding => ({
  browser: null,
  address: wrong(0),
  everyone: wrong(0),
  isKnown: false,
  ...more,
});

describe('the policy against guessing codes', () => {
  it.each([
    ['an address', { address: wrong(10) }, { whose: 'address', isDay: false, seconds: 40 }],
    ['an address on one day', { address: wrong(0, 30) }, { whose: 'address', isDay: true, seconds: 9_000 }],
    ['a browser', { browser: wrong(5) }, { whose: 'browser', isDay: false, seconds: 40 }],
    ['a browser on one day', { browser: wrong(0, 20) }, { whose: 'browser', isDay: true, seconds: 9_000 }],
    ['everyone together', { everyone: wrong(60) }, { whose: 'everyone', isDay: false, seconds: 40 }],
    ['everyone on one day', { everyone: wrong(0, 600) }, { whose: 'everyone', isDay: true, seconds: 9_000 }],
  ] as const)('the limit of %s ends the look-ups', (_whose, spent, throttle) => {
    expect(throttleOf(standing(spent))).toEqual(throttle);
  });

  it('one wrong code less is looked up', () => {
    const [browser, address] = [wrong(4, 19), wrong(9, 29)];
    expect(throttleOf(standing({ browser, address }))).toBeNull();
  });

  it('an address with wrong codes cannot use more than three fifths of everyone’s tries', () => {
    expect(throttleOf(standing({ address: wrong(0, 1), everyone: wrong(0, 359) }))).toBeNull();
    expect(throttleOf(standing({ address: wrong(0, 1), everyone: wrong(0, 360) }))).not.toBeNull();
    expect(throttleOf(standing({ address: wrong(1), everyone: wrong(36) }))).not.toBeNull();
  });

  it('a new address without wrong codes still gets in, and a known one longest', () => {
    expect(throttleOf(standing({ everyone: wrong(0, 509) }))).toBeNull();
    expect(throttleOf(standing({ everyone: wrong(0, 510) }))).not.toBeNull();
    expect(throttleOf(standing({ isKnown: true, everyone: wrong(0, 599) }))).toBeNull();
  });

  it('a right code given at an address lifts none of its limits', () => {
    expect(throttleOf(standing({ isKnown: true, address: wrong(10) }))).toMatchObject({ whose: 'address' });
    const failing = { isKnown: true, address: wrong(0, 1), everyone: wrong(0, 360) };
    expect(throttleOf(standing(failing))).toMatchObject({ whose: 'everyone' });
  });

  it('two hundred addresses leave tries for new customers and never see more than everyone’s', () => {
    const addresses = Array.from({ length: 200 }, () => ({ minute: 0, day: 0 }));
    let everyone = 0;
    for (let guess = 0; guess < 20_000; guess++) {
      const own = addresses[guess % 200];
      // A new minute each time: only the day counts.
      if (own && !throttleOf(standing({ address: wrong(0, own.day), everyone: wrong(0, everyone) }))) {
        own.day += 1;
        everyone += 1;
      }
    }
    expect(everyone).toBeLessThanOrEqual(CODE_LIMITS.everyone.day);
    expect(throttleOf(standing({ everyone: wrong(0, everyone) }))).toBeNull();
  });

  it('a trusted address has higher limits of its own and none with others', () => {
    expect(throttleOf(standing({ address: wrong(9_000), everyone: null }), 1_000)).toBeNull();
  });
});
