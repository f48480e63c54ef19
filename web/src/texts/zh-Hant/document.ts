import type * as en from '../document.ts';
import type { Like } from '../like.ts';

export const documentTexts: Like<typeof en.documentTexts> = {
  title: '今日特價',
  description: '新鮮蔬果、肉類、海鮮及亞洲雜貨的今日特價，與門市同步更新。',
  needsScript: '請啟用 JavaScript 以顯示最新價格。',
};
