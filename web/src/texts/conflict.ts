/** A conflict: someone else's values, and the two choices. */
export const conflictTexts = {
  saved: 'Now saved:',
  keep: 'Save mine anyway',
  take: 'Take theirs',
  yes: 'yes',
  no: 'no',
} as const;
