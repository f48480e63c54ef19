import type { Like } from '../../like.ts';
import type * as en from '../../restaurant/code.ts';

export const codeTexts: Like<typeof en.codeTexts> = {
  label: '優惠碼',
  hint: '持有優惠碼的餐館可享專屬價錢。',
  placeholder: 'AB12',
  apply: '使用',
  applyTooShort: '優惠碼為 4 個字元。',
  checking: '查核中…',
  change: '更改優惠碼',
  remove: '移除優惠碼',
  code: (code) => `優惠碼 ${code}`,
  discount: (tier, percent) => `${tier} · 減 ${percent}`,
  noDiscount: (tier) => `${tier} 價錢`,
  updated: (restaurant, total) => `已更新為 ${restaurant} 的價錢。${total === null ? '' : `總計 ${total}。`}`,
  removed: (total) => `已移除優惠碼。${total === null ? '' : `總計 ${total}。`}`,
  noLongerValid: (code) => `優惠碼 ${code} 已失效，以下價錢不包括折扣。`,
};
