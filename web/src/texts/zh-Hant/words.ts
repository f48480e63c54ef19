import type { Like } from '../like.ts';
import type * as en from '../words.ts';

export const roleNames: Like<typeof en.roleNames> = {
  admin: '管理員',
  'read-only': '只供查看',
  order: '訂單處理',
};

export const categoryNames: Like<typeof en.categoryNames> = {
  produce: '蔬果',
  'meat-beef': '肉類 - 牛肉',
  'meat-chicken': '肉類 - 雞肉',
  'meat-pork': '肉類 - 豬肉',
  'meat-hotpot': '肉類 - 火鍋',
  seafood: '海鮮',
  groceries: '雜貨',
};

export const strengthNames: Like<typeof en.strengthNames> = {
  Weak: '弱',
  Fair: '尚可',
  Good: '良好',
  Strong: '強',
  'Very Strong': '很強',
};

export const formatAgo: Like<typeof en.formatAgo> = (from, now) => {
  const seconds = Math.max(0, Math.floor((now.getTime() - from.getTime()) / 1000));
  if (seconds < 60) return `${seconds} 秒前`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} 分鐘前`;
  return `${Math.floor(seconds / 3600)} 小時前`;
};

export const reasonTexts: Like<typeof en.reasonTexts> = {
  unreachable: '無法連線到系統。',
};
