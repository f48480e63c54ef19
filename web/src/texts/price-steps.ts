/** How a price comes about, step by step. */
export const priceStepTexts = {
  title: 'How this price is calculated',
  /** Of an order's line. */
  one: (unit: string) => `Price of one ${unit}`,
  quantity: (count: number) => `${count.toLocaleString('en')} of them`,
  tier: (percent: string, tier: string | null) => `After ${percent} discount${tier === null ? '' : ` (${tier})`}`,
  rounding: 'Rounded to the cent',
  charged: 'Amount charged',
} as const;
