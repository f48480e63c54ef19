/** Sorting and layout of a list, the same on every screen. */
export const listTexts = {
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  turnOrder: (now: string) => `${now}: reverse the order`,
  view: 'View',
  listView: 'List view',
  gridView: 'Grid view',
} as const;
