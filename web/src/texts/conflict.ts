/** A conflict: someone else's values, and the two choices. */
export const conflictTexts = {
  settings: 'Someone else changed these settings in the meantime.',
  saved: 'Now saved:',
  keep: 'Save mine anyway',
  take: 'Take theirs',
  yes: 'yes',
  no: 'no',
} as const;
