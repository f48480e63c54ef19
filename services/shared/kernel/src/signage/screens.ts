/** What a screen that was paired shows; each is also the path of its page. */
export const SCREEN_BOARDS = ['meatprices', 'meatpriceairport'] as const;
export type ScreenBoard = (typeof SCREEN_BOARDS)[number];

/** Letters and digits that nobody confuses across a shop: no 0 and O, no 1, I and L, no 5 and S, no 8 and B. */
export const PAIRING_CODE = /^[ACDEFGHJKMNPQRTUVWXYZ234679]{6}$/;
export const PAIRING_ALPHABET = 'ACDEFGHJKMNPQRTUVWXYZ234679';
export const PAIRING_CODE_LENGTH = 6;
/** A code that nobody entered is replaced by a new one after so long. */
export const PAIRING_CODE_LIVES_MS = 15 * 60_000;
/** How often a screen that shows a code asks whether somebody entered it. */
export const PAIRING_POLL_MS = 2_000;
/** How often a paired screen tells what it shows, besides at once when that changes. */
export const SCREEN_REPORT_MS = 15_000;
/** A price change should stand on every screen within so long; whoever has not confirmed it then is stale. */
export const SCREEN_CONFIRMS_WITHIN_MS = 5_000;
/** A screen that has said nothing for so long is away. */
export const SCREEN_AWAY_AFTER_MS = 45_000;

/** `shown`: it confirmed the newest prices. `waiting`: it still may. `stale`: it did not, or is away. */
export const SCREEN_STATES = ['shown', 'waiting', 'stale'] as const;
export type ScreenState = (typeof SCREEN_STATES)[number];

/** A code as people type it: spaces and small letters do not matter. Null when it is none. */
export function readPairingCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return PAIRING_CODE.test(code) ? code : null;
}
