import type { Like } from '../../like.ts';
import type * as en from '../../products/history.ts';

export const historyTexts: Like<typeof en.historyTexts> = {
  title: '價錢紀錄',
  loading: '正在載入紀錄…',
  failed: '未能載入紀錄。',
  lost: '未能開啟紀錄，你的更改已保留。',
  empty: '尚未有更改紀錄。',
  when: '時間',
  who: '更改者',
  system: '系統',
  store: '門市',
  allStores: '所有門市',
  retail: '零售價',
  ourPrice: '本店價',
  kinds: { created: '新增', updated: '更改', deleted: '刪除' },
  what: '項目',
  fields: {
    description: '產品名稱',
    chineseName: '中文名稱',
    detailedDescription: '詳細說明',
    size: '規格',
    retailPrice: '零售價',
    ourPrice: '本店價',
    category: '類別',
    active: '上架',
    imageUrl: '圖片',
    position: '次序',
  },
  followsChain: '跟隨總店',
  was: (before, after) => `${before} → ${after}`,
  revert: (price) => `還原至 ${price}`,
  slip: (kind, confirmed, second) =>
    `${kind}，${confirmed ? '已確認' : '沒有查問'}${second === undefined ? '' : `，並由 ${second} 確認`}`,
  older: '顯示較舊的更改',
};
