import type { Like } from '../like.ts';
import type * as en from '../order.ts';

export const orderTexts: Like<typeof en.orderTexts> = {
  hint: '用箭咀按鈕調整產品次序',
  blocked: '清除搜尋及篩選後才可手動排序',
  column: '次序',
  move: {
    up: (product) => `上移 ${product}`,
    down: (product) => `下移 ${product}`,
  },
  edge: {
    up: '此產品已排在最前。',
    down: '此產品已排在最後。',
  },
  moved: (move, position, total) => `${move}，第 ${position} 位，共 ${total} 項`,
};
