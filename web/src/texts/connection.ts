/** What the pages say about the live connection and about the age of what they show. */
export const connectionTexts = {
  lost: 'Connection Lost',
  pricesAsOf: (time: string) => `prices as of ${time}`,
  pricesNotRefreshed: 'prices could not be refreshed just now',
} as const;
