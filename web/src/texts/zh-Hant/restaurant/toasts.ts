import type { Like } from '../../like.ts';
import type * as en from '../../restaurant/toasts.ts';

export const shopToasts: Like<typeof en.shopToasts> = {
  applyDiscountCode: {
    invalid: { title: '優惠碼無效', length: '請輸入 4 個字元的優惠碼' },
    failure: { title: '未能查核優惠碼', fallback: '請再試一次' },
  },
  placeOrder: {
    emptyCart: { title: '購物車是空的', description: '請先把產品加入購物車再結帳。' },
    failure: { title: '未能下單', fallback: '請再試一次，或聯絡我們。' },
  },
};
