/** The discount code of a restaurant: entering it, and its effect. */
export const codeTexts = {
  label: 'Discount code',
  hint: 'Restaurants with a code see their own prices.',
  placeholder: 'AB12',
  apply: 'Apply',
  applyTooShort: 'A code has 4 characters.',
  checking: 'Checking…',
  change: 'Change Code',
  remove: 'Remove the code',
  code: (code: string) => `Code ${code}`,
  discount: (tier: string, percent: string) => `${tier} · ${percent} off`,
  noDiscount: (tier: string) => `${tier} prices`,
  updated: (restaurant: string, total: string | null) =>
    `Prices updated for ${restaurant}.${total === null ? '' : ` The total is ${total}.`}`,
  removed: (total: string | null) => `The discount code is removed.${total === null ? '' : ` The total is ${total}.`}`,
  noLongerValid: (code: string) => `Code ${code} is no longer valid. The prices below are without a discount.`,
} as const;
