/** The way from a thing to what the audit log tells of it. */
export const auditLinkTexts = {
  history: 'History',
  /** Beside a part of the history that is shown on the spot. */
  wholeHistory: 'Whole history',
  opensNewTab: '(opens in a new tab)',
} as const;
