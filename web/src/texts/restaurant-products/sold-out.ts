/** The dialog that marks a product as sold out. */
export const soldOutTexts = {
  title: 'Sold out',
  description: (product: string) =>
    `Restaurants still see ${product}, and can order it for later days. The mark ends automatically.`,
  until: 'Sold out until',
  untilHint: 'The last day for which it cannot be delivered or picked up',
  invalid: (from: string, to: string) => `Please enter a day from ${from} to ${to}`,
  mark: 'Mark as sold out',
  marking: 'Marking...',
  failed: 'The product could not be marked.',
} as const;
