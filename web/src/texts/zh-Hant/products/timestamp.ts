import type { Like } from '../../like.ts';
import type * as en from '../../products/timestamp.ts';

export const timestampTexts: Like<typeof en.timestampTexts> = {
  title: '價錢更新時間',
  asOf: '價格更新於',
  notSet: '未設定',
  loading: '…',
  old: '已超過一天',
  lastUpdate: (ago) => `上次更新：${ago}`,
  invalid: '日期不正確：請輸入有效的日期及時間',
  ofMain: (store) => `這是 ${store} 顯示的時間；更新適用於所有門市。`,
  update: '更新時間',
  field: '門市的日期及時間',
  zone: (zone) => `門市時間（${zone}）。按 Enter 儲存，Esc 取消。`,
  now: '現在',
  save: '儲存',
  saving: '儲存中…',
  cancel: '取消',
};
