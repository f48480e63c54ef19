/** What the page says before any script runs, as index.html has it. */
export const documentTexts = {
  title: 'Featured prices',
  description:
    "Today's featured prices on fresh produce, meat, seafood and Asian groceries, updated live in the store.",
  needsScript: 'This page needs JavaScript to show the live prices.',
} as const;
