import type { Like } from '../../like.ts';
import type * as en from '../../products/paper.ts';

const products = (count: number): string => `${count} 項產品`;

export const paperTexts: Like<typeof en.paperTexts> = {
  title: '列印',
  paper: '列印項目',
  flyer: '宣傳單（一頁）',
  tags: (size) => `價錢牌，每張 ${size} 個`,
  store: '門市',
  storeHint: '以該門市屆時的價錢為準。',
  loading: '計算價錢中…',
  failed: '未能計算價錢。',
  nothing: '此批次在該門市沒有產品出售。',
  products,
  more: (count) => `店內另有 ${products(count)}`,
  tooMany: (most) => `宣傳單最多放 ${most} 項產品，只印清單最前的產品。`,
  printFlyer: '列印宣傳單',
  printTags: (count) => `列印 ${count} 個價錢牌`,
  close: '關閉',
};
