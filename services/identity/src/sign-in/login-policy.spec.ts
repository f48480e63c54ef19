import { describe, expect, it } from '@jest/globals';
import { lockOutOf, type Failures, type LoginStanding } from './login-policy.js';

const failures = (count: number, age = 60): Failures => ({ count, age });
const standing = (more: Partial<LoginStanding> = {}): LoginStanding => ({
  browser: null,
  pair: failures(0),
  address: failures(0),
  site: null,
  name: failures(0),
  everyone: failures(0),
  isKnownNetwork: false,
  ...more,
});

describe('the policy against guessing passwords', () => {
  it.each([
    ['ten failures of a name at an address', { pair: failures(10) }, { whose: 'pair', seconds: 840 }],
    [
      'three of a name at a busy address',
      { pair: failures(3), address: failures(30) },
      { whose: 'address', seconds: 840 },
    ],
    ['120 of an address', { address: failures(120) }, { whose: 'address', seconds: 840 }],
    ['240 of an IPv6 site', { site: failures(240) }, { whose: 'site', seconds: 840 }],
    ['120 of everyone within a minute', { everyone: failures(120, 20) }, { whose: 'everyone', seconds: 40 }],
    ['ten of the owner’s browser', { browser: failures(10) }, { whose: 'browser', seconds: 840 }],
  ] as const)('failures of %s lock out', (_what, spent, lockOut) => {
    expect(lockOutOf(standing(spent))).toEqual(lockOut);
  });

  it('others behind a busy address are still admitted, with a few attempts each', () => {
    expect(lockOutOf(standing({ pair: failures(2), address: failures(119) }))).toBeNull();
  });

  it.each([
    [20, 30],
    [21, 60],
    [22, 120],
    [25, 900],
    [400, 900],
  ])('after %i failures a name waits %i seconds since the last one, wherever it is unknown', (count, seconds) => {
    expect(lockOutOf(standing({ name: failures(count, 0) }))).toEqual({ whose: 'name', seconds });
    expect(lockOutOf(standing({ name: failures(count, seconds) }))).toBeNull();
    expect(lockOutOf(standing({ name: failures(count, 0), isKnownNetwork: true }))).toBeNull();
  });

  it('the owner’s browser is admitted, whatever others do', () => {
    const spent = { pair: failures(10), address: failures(120), name: failures(99, 0), everyone: failures(120) };
    expect(lockOutOf(standing({ ...spent, browser: failures(9) }))).toBeNull();
  });

  it('a network known to the owner lifts neither its own limit nor the name’s there', () => {
    expect(lockOutOf(standing({ pair: failures(10), isKnownNetwork: true }))).not.toBeNull();
    expect(lockOutOf(standing({ address: failures(120), isKnownNetwork: true }))).not.toBeNull();
  });
});
