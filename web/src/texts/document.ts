/** Texts of index.html, shown before any script runs. */
export const documentTexts = {
  title: 'Featured prices',
  description:
    "Today's featured prices on fresh produce, meat, seafood and Asian groceries, updated live in the store.",
  needsScript: 'This page needs JavaScript to show the live prices.',
} as const;
