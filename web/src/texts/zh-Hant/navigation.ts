import type { Like } from '../like.ts';
import type * as en from '../navigation.ts';

export const navigationTexts: Like<typeof en.navigationTexts> = {
  label: '後台',
  today: '今日',
  open: '選單',
  close: '關閉選單',
  groups: {
    day: '當日',
    prices: '價錢',
    orders: '訂單',
    customers: '客戶',
    screens: '屏幕',
    system: '系統',
  },
  products: '零售產品',
  restaurantProducts: '餐館產品',
  batches: '價格批次',
  restaurantOrders: '餐館訂單',
  discountCodes: '優惠碼',
  rebates: '回贈',
  guide: '使用指南',
  screens: '屏幕',
  stores: '門市',
  settings: '設定',
  meatPrices: '肉價屏幕',
  board: '今日特價',
  lost: '肉價屏幕是獨立頁面，未能開啟。',
  collapse: '收窄側欄',
  expand: '展開側欄',
  search: '搜尋',
  searchHint: '搜尋或前往（Ctrl K）',
};
