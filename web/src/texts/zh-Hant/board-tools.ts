import type * as en from '../board-tools.ts';
import type { Like } from '../like.ts';

export const boardToolTexts: Like<typeof en.boardToolTexts> = {
  order: '產品排序',
  orders: {
    '': '按分類',
    savings: '減價最多',
    price: '價錢由低至高',
    name: '按英文名稱',
  },
  listed: (count) => `${count} 項產品`,
  noSavings: '暫時沒有減價產品。',
  nothingFound: (query) => `找不到「${query}」。`,
  share: '分享',
  shareProduct: (name) => `分享 ${name}`,
  shared: (name, price) => `${name}：${price}`,
  copied: '已複製連結',
  copyByHand: '請複製此連結',
};
