import type { Like } from '../../like.ts';
import type * as en from '../../settings/ordering.ts';

export const orderingTexts: Like<typeof en.orderingTexts> = {
  title: '餐館訂貨',
  open: '餐館可以下單。',
  switch: '接受餐館訂單',
  ofMain: (store) => `這是 ${store}。如要設定其他門市，請在上方選擇。`,
  loading: '載入中…',
  dialogTitle: '暫停訂貨',
  dialogHint: '今日特價及後台照常運作。餐館仍可看到產品，購物車會保留。',
  reason: '原因',
  reasonHint: '暫停期間餐館會看到。',
  until: '恢復接受訂單的時間',
  untilHint: (zone) => `門市時間（${zone}）。留空即直至你再次開啟。`,
  untilInvalid: '請輸入現在之後的日期及時間',
  pause: '暫停訂貨',
  pausing: '暫停中…',
};
