/** The steps of a price. */
export const priceStepTexts = {
  title: 'How this price is calculated',
  /** The unit price of an order's line. */
  one: (unit: string) => `Price of one ${unit}`,
  quantity: (count: number) => `${count.toLocaleString('en')} of them`,
  tier: (percent: string, tier: string | null) => `After ${percent} discount${tier === null ? '' : ` (${tier})`}`,
  rounding: 'Rounded to the cent',
  charged: 'Amount charged',
} as const;
