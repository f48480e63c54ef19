/** How a price that looks like a typing error is handled: not at all, it is marked, or it needs a confirmation. */
export const PRICE_GUARD_MODES = ['off', 'warn', 'ask'] as const;

export type PriceGuardMode = (typeof PRICE_GUARD_MODES)[number];

/** The mode until an administrator changes it: the specified calls pass. */
export const DEFAULT_PRICE_GUARD: PriceGuardMode = 'warn';

/** For more changes with slips than this, the shop can require a second person. */
export const SECOND_PERSON_ABOVE = 20;

/** A second person's confirmation is good for this time. */
export const SECOND_PERSON_MINUTES = 10;

/** Slips that a refusal lists; it counts all. */
export const SLIPS_LISTED = 100;
