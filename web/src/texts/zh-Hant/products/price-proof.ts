import type { Like } from '../../like.ts';
import type * as en from '../../products/price-proof.ts';

export const priceProofTexts: Like<typeof en.priceProofTexts> = {
  title: '當時售價多少？',
  when: '門市的日期及時間',
  store: '門市',
  ask: '查看價錢',
  asking: '查詢中…',
  invalid: '請輸入過去的日期及時間。',
  failed: '未能查詢價錢。',
  print: '列印',
  paper: '價錢證明',
  absent: '當時價目表沒有此產品。',
  inactive: '當時沒有發售。',
  ourPrice: '本店價',
  retailPrice: '零售價',
  allStores: '所有門市',
  batch: '價格批次',
  own: (store) => `${store}自訂`,
  said: (by, at) => `${by}，${at}`,
  system: '系統',
  held: (from, until) => (until === null ? `${from} 起` : `${from} 至 ${until}`),
  screens: '當時顯示的屏幕',
  screen: (since, until) => (until === null ? `${since} 起` : `${since} 至 ${until}`),
  none: '沒有屏幕確認顯示。',
  notOnScreens: '屏幕只顯示上架的肉類及海鮮。',
  kept: (days) => `確認紀錄保留 ${days} 天。`,
};
