/** The live connection and the age of the page's data. */
export const connectionTexts = {
  lost: 'Connection Lost',
  pricesAsOf: (time: string) => `prices as of ${time}`,
  pricesNotRefreshed: 'prices could not be refreshed just now',
} as const;
