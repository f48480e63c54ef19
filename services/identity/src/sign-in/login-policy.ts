import { Refusal, sentence } from '@larder/kernel';

export const LOGIN_WINDOW_SECONDS = 15 * 60;

/**
 * Failed sign-ins allowed in a quarter of an hour, for everyone together in a minute. A network counts as one address.
 * Existing and unknown names are treated alike, or the limits would reveal which exist.
 */
export const LOGIN_LIMITS = {
  /** For one name from one address, or from a browser of its owner. */
  pair: 10,
  /** For an address, beyond which each name has only a few attempts: others behind the address are still admitted. */
  address: 30,
  pairAtBusyAddress: 3,
  /** The most passwords that are hashed for an address. */
  addressAtMost: 120,
  /** For an IPv6 /48, which has 65,536 networks: a single one must not exhaust everyone's budget. */
  site: 240,
  /** For one name from anywhere within a day; beyond that it is slowed down where its owner has never signed in. */
  name: 20,
  everyone: 120,
} as const;

const FIRST_DELAY_SECONDS = 30;

/** How many seconds each counter lasts; a name's failures last until there has been none for a day. */
export const WINDOW_SECONDS = {
  browser: LOGIN_WINDOW_SECONDS,
  pair: LOGIN_WINDOW_SECONDS,
  address: LOGIN_WINDOW_SECONDS,
  site: LOGIN_WINDOW_SECONDS,
  name: 86_400,
  everyone: 60,
} as const;

export type LoginLimited = keyof typeof WINDOW_SECONDS;

export interface Failures {
  count: number;
  /** Seconds since the window began; for a name, since the last failure. */
  age: number;
}

export interface LoginStanding {
  /** Null unless the owner of the account has signed in with this browser. */
  browser: Failures | null;
  pair: Failures;
  address: Failures;
  /** Null for IPv4, where a customer has only one address. */
  site: Failures | null;
  name: Failures;
  /** Null for trusted addresses. */
  everyone: Failures | null;
  /** Whether the owner has signed in from this network. */
  isKnownNetwork: boolean;
}

export interface LockOut {
  whose: LoginLimited;
  seconds: number;
}

/** Why a password may not be checked; null when it may. @param factor raises the limits of a trusted address. */
export function lockOutOf(standing: LoginStanding, factor = 1): LockOut | null {
  const { browser, pair, address, site, name, everyone, isKnownNetwork } = standing;
  if (browser) return browser.count >= LOGIN_LIMITS.pair * factor ? locked('browser', browser) : null;
  if (pair.count >= LOGIN_LIMITS.pair * factor) return locked('pair', pair);
  const isBusy = address.count >= LOGIN_LIMITS.address * factor;
  if (address.count >= LOGIN_LIMITS.addressAtMost * factor) return locked('address', address);
  if (isBusy && pair.count >= LOGIN_LIMITS.pairAtBusyAddress) return locked('address', address);
  if (site && site.count >= LOGIN_LIMITS.site * factor) return locked('site', site);
  if (isKnownNetwork) return null;
  const wait = delaySeconds(name.count) - name.age;
  if (wait > 0) return { whose: 'name', seconds: Math.ceil(wait) };
  return everyone && everyone.count >= LOGIN_LIMITS.everyone ? locked('everyone', everyone) : null;
}

const locked = (whose: LoginLimited, { age }: Failures): LockOut => ({
  whose,
  seconds: Math.max(1, Math.ceil(WINDOW_SECONDS[whose] - age)),
});

/** The delay doubles with each failure, up to the length of a lock-out. */
function delaySeconds(failures: number): number {
  if (failures < LOGIN_LIMITS.name) return 0;
  return Math.min(LOGIN_WINDOW_SECONDS, FIRST_DELAY_SECONDS * 2 ** Math.min(failures - LOGIN_LIMITS.name, 10));
}

export function tooManySignIns({ seconds }: LockOut): Refusal {
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(
    'too_many',
    minutes === 1
      ? sentence('Too many failed sign-ins. Please try again in {minutes} minute.', { minutes })
      : sentence('Too many failed sign-ins. Please try again in {minutes} minutes.', { minutes }),
    { retryAfterSeconds: seconds },
  );
}
