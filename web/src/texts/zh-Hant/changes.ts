import type * as en from '../changes.ts';
import type { Like } from '../like.ts';

const entries = (count: number): string => `${count.toLocaleString('en')} 項`;

const kinds: Like<typeof en.changesTexts.kinds> = {
  'product-deleted': '刪除產品',
  'products-cleared': '清除所有產品',
  'products-imported': '匯入產品',
  'products-edited': '一併更改產品',
  'overrides-applied': '設定門市價錢',
  'product-recalled': '所有門市停售產品',
  'price-batch-applied': '批次價錢發佈',
  'shelf-tags-printed': '價錢牌標為已列印',
  'restaurant-product-deleted': '刪除餐館產品',
  'restaurant-products-imported': '匯入餐館產品',
  'restaurant-category-deleted': '刪除類別',
  'orders-moved': '更改訂單狀態',
  'orders-deleted': '刪除訂單',
  'customers-merged': '合併客戶',
  'discount-code-deleted': '刪除優惠碼',
  'suggested-tiers-applied': '套用建議級別',
};

const reasons = {
  'changed-since': '其後已更改',
  'deleted-since': '其後已刪除',
  'exists-again': '已有另一個',
  'in-use': '正在使用',
  'belongs-to-nothing': '所屬項目已不存在',
  paid: '其後已付款',
};

export const changesTexts: Like<typeof en.changesTexts> = {
  kinds,
  undo: '復原',
  redo: '重做',
  undoSpoken: '按 z 復原',
  undone: '已復原',
  partly: '已復原部分更改',
  nothing: '沒有復原任何項目',
  notUndone: '未能復原',
  restored: (count) => (count === 0 ? '' : `已還原 ${entries(count)}。`),
  left: (count, first) => `${entries(count)}保持不變：${first}`,
  leftOne: (name, why) => `${name}（${reasons[why]}）`,
  failure: '未能復原，請再試一次。',
  title: '可以復原',
  hint: '批量更改及刪除，24 小時內可復原。',
  loading: '正在載入更改…',
  missing: {
    catalog: '未能載入產品的更改。',
    'restaurant-orders': '未能載入訂單的更改。',
    'discounts-rebates': '未能載入優惠碼及級別的更改。',
  },
  none: '過去 24 小時沒有可復原的更改。',
  entries,
  and: (names, more) => `${names.join('、')}${more > 0 ? `，另 ${more.toLocaleString('en')} 項` : ''}`,
  system: '系統',
  undoneBy: (by) => (by === null ? '已復原' : `已由 ${by} 復原`),
  undoOf: (what) => `復原：${what}`,
  undoing: '復原中…',
  more: (count) => `顯示全部 ${count} 項`,
};
