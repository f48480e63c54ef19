/** Texts common to all boards in the stores. */
export const signageTexts = {
  offlineSince: (time: string) => `offline · prices from ${time}`,
  offlineNever: 'offline · no prices yet',
  waiting: ['Waiting for the first prices', '正在等候價格'],
  withoutTls: 'Without TLS this page cannot be reloaded while the network is down.',
  failed: 'The board stopped and restarts in a moment. These are its last prices.',
} as const;

export const CATEGORY_NAMES = {
  'meat-beef': { english: 'Beef', chinese: '牛肉' },
  'meat-pork': { english: 'Pork', chinese: '豬肉' },
  'meat-chicken': { english: 'Chicken', chinese: '雞肉' },
  'meat-hotpot': { english: 'Hot Pot', chinese: '火鍋' },
  seafood: { english: 'Seafood', chinese: '海鮮' },
} as const;
