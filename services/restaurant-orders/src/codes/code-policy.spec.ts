import { describe, expect, it } from '@jest/globals';
import { CODE_LIMITS, throttleOf, type CodeStanding, type WrongCodes } from './code-policy.js';

const wrong = (minute: number, day = minute): WrongCodes => ({ minute, day, minuteSeconds: 40, daySeconds: 9_000 });
const standing = (more: Partial<CodeStanding> = {}): CodeStanding => ({
  browser: null,
  address: wrong(0),
  site: null,
  everyone: wrong(0),
  isKnown: false,
  ...more,
});

describe('the policy against guessing codes', () => {
  it.each([
    ['an address', { address: wrong(10) }, { whose: 'address', isDay: false, seconds: 40 }],
    ['an address on one day', { address: wrong(0, 30) }, { whose: 'address', isDay: true, seconds: 9_000 }],
    ['an IPv6 site', { site: wrong(30) }, { whose: 'site', isDay: false, seconds: 40 }],
    ['an IPv6 site on one day', { site: wrong(0, 90) }, { whose: 'site', isDay: true, seconds: 9_000 }],
    ['a browser', { browser: wrong(5) }, { whose: 'browser', isDay: false, seconds: 40 }],
    ['a browser on one day', { browser: wrong(0, 20) }, { whose: 'browser', isDay: true, seconds: 9_000 }],
    ['everyone together', { address: wrong(1), everyone: wrong(30) }, { whose: 'everyone', isDay: false, seconds: 40 }],
    ['everyone on one day', { everyone: wrong(0, 600) }, { whose: 'everyone', isDay: true, seconds: 9_000 }],
  ] as const)('at the limit of %s codes are no longer looked up', (_whose, spent, throttle) => {
    expect(throttleOf(standing(spent))).toEqual(throttle);
  });

  it('one wrong code below the limits is still looked up', () => {
    const [browser, address, site] = [wrong(4, 19), wrong(9, 29), wrong(29, 89)];
    expect(throttleOf(standing({ browser, address, site }))).toBeNull();
  });

  it('an address with wrong codes cannot use more than half of everyone’s budget', () => {
    expect(throttleOf(standing({ address: wrong(0, 1), everyone: wrong(0, 299) }))).toBeNull();
    expect(throttleOf(standing({ address: wrong(0, 1), everyone: wrong(0, 300) }))).not.toBeNull();
  });

  it('new addresses without wrong codes keep a share of the budget, and known ones the last share', () => {
    expect(throttleOf(standing({ everyone: wrong(0, 509) }))).toBeNull();
    expect(throttleOf(standing({ everyone: wrong(0, 510) }))).not.toBeNull();
    expect(throttleOf(standing({ isKnown: true, everyone: wrong(0, 599) }))).toBeNull();
  });

  it('a valid code lifts none of the limits of its address', () => {
    expect(throttleOf(standing({ isKnown: true, address: wrong(10) }))).toMatchObject({ whose: 'address' });
    const failing = { isKnown: true, address: wrong(0, 1), everyone: wrong(0, 300) };
    expect(throttleOf(standing(failing))).toMatchObject({ whose: 'everyone' });
  });

  it('two hundred addresses guessing for ten minutes never lock out a new customer elsewhere', () => {
    const addresses = Array.from({ length: 200 }, () => ({ minute: 0, day: 0 }));
    const everyone = { minute: 0, day: 0 };
    let refusedCustomers = 0;
    for (let guess = 0; guess < 20_000; guess++) {
      if (guess % 2_000 === 0) for (const each of [everyone, ...addresses]) each.minute = 0;
      const own = addresses[guess % 200] ?? everyone;
      const all = wrong(everyone.minute, everyone.day);
      if (throttleOf(standing({ everyone: all }))) refusedCustomers += 1;
      if (throttleOf(standing({ address: wrong(own.minute, own.day), everyone: all }))) continue;
      for (const each of [own, everyone]) {
        each.minute += 1;
        each.day += 1;
      }
    }
    expect(refusedCustomers).toBe(0);
    expect(everyone.day).toBeLessThanOrEqual(CODE_LIMITS.everyone.day);
  });

  it('a trusted address has higher limits and does not share everyone’s', () => {
    expect(throttleOf(standing({ address: wrong(9_000), everyone: null }), 1_000)).toBeNull();
  });
});
