import type { Like } from '../../like.ts';
import type * as en from '../../restaurant-orders/print.ts';

export const printTexts: Like<typeof en.printTexts> = {
  heading: (number) => `訂單 ${number}`,
  placed: (time) => `下單：${time}`,
  picked: '已執貨',
  store: '門市',
  status: '狀態',
  type: '方式',
  when: '時間',
  contact: '聯絡人',
  phone: '電話',
  email: '電郵',
  address: '地址',
  instructions: '送貨指示',
  notes: '備註',
  product: '產品',
  quantity: '數量',
  price: '單價',
  total: '總計',
  subtotal: '小計',
  discount: (share) => `折扣（${share}）`,
  deliveryFee: '送貨費',
  units: (lines, units) => `${lines} 項產品，共 ${units} 件`,
};
