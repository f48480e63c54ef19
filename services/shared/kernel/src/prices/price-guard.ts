/** What becomes of a price that looks like a typing error: nothing, it is marked, or it needs a confirmation. */
export const PRICE_GUARD_MODES = ['off', 'warn', 'ask'] as const;

export type PriceGuardMode = (typeof PRICE_GUARD_MODES)[number];

/** Until an administrator says otherwise: the specified calls pass. */
export const DEFAULT_PRICE_GUARD: PriceGuardMode = 'warn';

/** With more changes that have slips, the shop can ask for a second person. */
export const SECOND_PERSON_ABOVE = 20;

/** A second person's confirmation is good for this time. */
export const SECOND_PERSON_MINUTES = 10;

/** Slips that a refusal lists; it counts all. */
export const SLIPS_LISTED = 100;
