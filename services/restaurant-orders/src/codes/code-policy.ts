import { Refusal } from '@larder/kernel';

/**
 * How many wrong codes are looked up: of 1.7 million codes 600 a day, for all guessers together. Each wrong code is
 * charged to its browser (if it has used a code), address, IPv6 site and everyone; valid codes are free.
 */
export const CODE_LIMITS = {
  browser: { minute: 5, day: 20 },
  address: { minute: 10, day: 30 },
  /** For an IPv6 /48, which has 65,536 networks: a single one must not exhaust everyone's budget. */
  site: { minute: 30, day: 90 },
  /** The minute's limit is for addresses with a wrong code: a crowd of others must not close it to customers. */
  everyone: { minute: 30, day: 600 },
} as const;

export type CodeLimited = keyof typeof CODE_LIMITS;

/**
 * The shares of everyone's daily budget. Addresses with a wrong code within the day cannot use up the share of those
 * without one: two hundred of them may each give a first wrong code besides. Nor can a crowd of new addresses use up
 * the share of those where a valid code was given recently.
 */
const OPEN_TO = { failing: 0.5, unknown: 0.85, known: 1 } as const;

/** The state of one budget: wrong codes within its minute and its day, and the seconds until each ends. */
export interface WrongCodes {
  minute: number;
  day: number;
  minuteSeconds: number;
  daySeconds: number;
}

export interface CodeStanding {
  /** Null for a browser that has not used a code. */
  browser: WrongCodes | null;
  address: WrongCodes;
  /** Null for IPv4, where a customer has only one address. */
  site: WrongCodes | null;
  /** Null for trusted addresses: they do not share everyone's budget. */
  everyone: WrongCodes | null;
  /** Whether a valid code was recently given at this address. */
  isKnown: boolean;
}

export interface Throttle {
  whose: CodeLimited;
  isDay: boolean;
  seconds: number;
}

/**
 * Why no code may be looked up; the answer is the same for valid and wrong codes.
 * @param factor raises the limits of a trusted address.
 */
export function throttleOf({ browser, address, site, everyone, isKnown }: CodeStanding, factor = 1): Throttle | null {
  const who = address.day > 0 ? 'failing' : isKnown ? 'known' : 'unknown';
  return (
    (browser && beyond('browser', browser, factor)) ??
    beyond('address', address, factor) ??
    (site && beyond('site', site, factor)) ??
    (everyone && beyond('everyone', everyone, OPEN_TO[who], who === 'failing' ? 1 : Infinity))
  );
}

function beyond(whose: CodeLimited, wrong: WrongCodes, factor: number, minuteFactor = factor): Throttle | null {
  const { minute, day } = CODE_LIMITS[whose];
  if (wrong.day >= day * factor) return { whose, isDay: true, seconds: wrong.daySeconds };
  return wrong.minute >= minute * minuteFactor ? { whose, isDay: false, seconds: wrong.minuteSeconds } : null;
}

export function tooManyCodes({ isDay, seconds }: Throttle): Refusal {
  return new Refusal(
    'too_many',
    isDay
      ? 'Too many codes were tried. Please call the store.'
      : 'Too many codes were tried. Please wait a minute and try again.',
    { retryAfterSeconds: seconds },
  );
}
