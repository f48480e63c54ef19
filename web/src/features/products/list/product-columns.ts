/** The two prices of a product that are edited in their cells. */
export const PRICE_FIELDS = ['retailPrice', 'ourPrice'] as const;

export type PriceField = (typeof PRICE_FIELDS)[number];
