/** Links from a record to its audit log. */
export const auditLinkTexts = {
  history: 'History',
  /** Shown next to a part of the history. */
  wholeHistory: 'Whole history',
  opensNewTab: '(opens in a new tab)',
} as const;
