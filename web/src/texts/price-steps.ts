/** How a price comes about, step by step. */
export const priceStepTexts = {
  title: 'How this price comes about',
  /** Of an order's line. */
  one: (unit: string) => `Price of one ${unit}`,
  quantity: (count: number) => `${count.toLocaleString('en')} of them`,
  tier: (percent: string, tier: string | null) => `After ${percent} discount${tier === null ? '' : ` (${tier})`}`,
  rounding: 'Rounded to a cent',
  charged: 'As it was charged',
} as const;
