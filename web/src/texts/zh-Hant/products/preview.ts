import type { Like } from '../../like.ts';
import type * as en from '../../products/preview.ts';

export const previewTexts: Like<typeof en.previewTexts> = {
  title: '預覽',
  lost: '未能開啟預覽。',
  store: '門市',
  at: '時間',
  atHint: '門市時間',
  invalid: '輸入將來的時間。',
  as: '以誰的角度看',
  shopper: '顧客',
  meatBoard: '電視：肉類價目板',
  terminal: '電視：機場板',
  screen: (name) => `電視：${name}`,
  restaurant: '持優惠碼的餐館',
  code: '優惠碼',
  codeHint: '四個字母或數字',
  enterCode: '輸入優惠碼，查看訂貨單及折後價。',
  codeOf: (tier) => `級別：${tier}。批次不會更改餐館價錢。`,
  orderSheet: '訂貨單',
  soldOut: '當日售罄',
  loading: '計算價錢中…',
  failed: '未能預覽。',
  same: '價錢與現時相同。',
  changed: (count) => `${count} 項產品與現時不同`,
  differences: '有變動的產品',
  columns: { product: '產品', now: '現時', later: '屆時', price: '價錢', withCode: '用優惠碼' },
  notSold: '不出售',
  slip: (product, question) => `${product}：${question}`,
  moreSlips: (count) => `另有 ${count} 個價錢可能打錯`,
};

export const screenPictureTexts: Like<typeof en.screenPictureTexts> = {
  meatBoard: '肉類價目板第一頁',
  terminal: '機場板第一頁',
  left: '左邊',
  right: '右邊',
  empty: (half) => `${half}：沒有產品可顯示。`,
  hidden: (half, count, pages, now) => `${half}：${count} 項產品要翻頁才看到（共 ${pages} 頁，現時 ${now} 頁）。`,
  tooSmall: (half, px) => `${half}：字體只有 ${px} px，在店內看不清楚。`,
  smaller: (half, px) => `${half}：字體縮至 ${px} px 才放得下。`,
};

export const boardPictureTexts: Like<typeof en.boardPictureTexts> = {
  board: '價目板',
  more: (count) => `另有 ${count} 項產品`,
};
