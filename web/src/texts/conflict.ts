/** What a conflict shows: somebody else's values, and the two ways out. */
export const conflictTexts = {
  saved: 'Now saved:',
  keep: 'Save mine anyway',
  take: 'Take theirs',
  yes: 'yes',
  no: 'no',
} as const;
