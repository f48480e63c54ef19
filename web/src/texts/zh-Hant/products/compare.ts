import type { Like } from '../../like.ts';
import type * as en from '../../products/compare.ts';

export const compareTexts: Like<typeof en.compareTexts> = {
  pageTitle: '門市比較 · Larder',
  title: '門市比較',
  subtitle: '每項產品在各門市的價錢。淺色的跟隨所有門市。',
  open: '比較門市',
  table: '各產品在各門市的價錢',
  show: '顯示',
  search: '搜尋產品',
  differ: '只顯示門市有別的產品',
  loading: '載入各門市價錢中…',
  loadError: '未能載入各門市的價錢。',
  none: '沒有符合的產品。',
  noneDiffers: '各門市均跟隨所有門市的價錢。',
  product: '產品',
  chain: '所有門市',
  cell: (product, store, value, isOwn, isFar) =>
    `${product}，${store}：${value}${isOwn ? '，自訂' : ''}${isFar ? '，與其他門市相差甚大' : ''}`,
  field: (product, store) => `${product}，${store}`,
  keysHint: '按 Enter 或按兩下更改價錢；留空便再次跟隨所有門市。',
  storeGone: '正在更改價錢的門市已不在列表中。',
  failed: '未能儲存價錢。',
  range: (from, to, total) => `第 ${from}–${to} 項，共 ${total} 項`,
  previous: '上一頁產品',
  next: '下一頁產品',
};
