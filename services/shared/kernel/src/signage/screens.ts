/** The boards of screens, each also the path of its page. */
export const SCREEN_BOARDS = ['meatprices', 'meatpriceairport'] as const;
export type ScreenBoard = (typeof SCREEN_BOARDS)[number];

/** No characters that look alike from across a shop: 0 O, 1 I L, 5 S, 8 B. */
export const PAIRING_CODE = /^[ACDEFGHJKMNPQRTUVWXYZ234679]{6}$/;
export const PAIRING_ALPHABET = 'ACDEFGHJKMNPQRTUVWXYZ234679';
export const PAIRING_CODE_LENGTH = 6;
/** An unused code is replaced after this time. */
export const PAIRING_CODE_LIVES_MS = 15 * 60_000;
/** How often a screen polls while it shows a code. */
export const PAIRING_POLL_MS = 2_000;
/** How often a paired screen reports, besides at once on a change. */
export const SCREEN_REPORT_MS = 15_000;
/** A screen that has not confirmed a price change within this time is stale. */
export const SCREEN_CONFIRMS_WITHIN_MS = 5_000;
export const SCREEN_AWAY_AFTER_MS = 45_000;

/** `shown`: it confirmed the newest prices. `waiting`: it still may. `stale`: it did not, or is offline. */
export const SCREEN_STATES = ['shown', 'waiting', 'stale'] as const;
export type ScreenState = (typeof SCREEN_STATES)[number];

/** Parses a pairing code, ignoring spaces and case; null when it is not one. */
export function readPairingCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return PAIRING_CODE.test(code) ? code : null;
}
