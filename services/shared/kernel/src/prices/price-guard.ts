/** How a price that looks like a typing error is handled: ignored, marked, or held until it is confirmed. */
export const PRICE_GUARD_MODES = ['off', 'warn', 'ask'] as const;

export type PriceGuardMode = (typeof PRICE_GUARD_MODES)[number];

/** The mode until an administrator changes it: the calls of the specification pass. */
export const DEFAULT_PRICE_GUARD: PriceGuardMode = 'warn';

/** The shop can require a second person for more changes with slips than this. */
export const SECOND_PERSON_ABOVE = 20;

/** How long a second person's confirmation is valid. */
export const SECOND_PERSON_MINUTES = 10;

/** Slips listed by a refusal; all are counted. */
export const SLIPS_LISTED = 100;
