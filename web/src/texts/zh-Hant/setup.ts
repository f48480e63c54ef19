import type { Like } from '../like.ts';
import type * as en from '../setup.ts';

export const setupTexts: Like<typeof en.setupTexts> = {
  pageTitle: '設定你的店 · Larder',
  title: '設定你的店',
  subtitle: '完成以下幾步，顧客便可看到你的價錢。每一步都可以稍後再做。',
  loading: '正在查看進度…',
  loadError: '未能載入進度。',
  list: '步驟',
  done: '完成',
  skipped: '稍後再做',
  skip: '稍後',
  skipNamed: (step) => `稍後：${step}`,
  resume: '現在做',
  ready: '你的店已準備好',
  readyHint: '顧客在今日特價看到你的店，餐館在訂貨頁看到。',
  openBoard: '開啟今日特價',
  openProducts: '前往產品',
  steps: {
    shop: {
      name: '你的店',
      hint: '中英文名稱、地址、電話、時區和每週營業時間，會顯示在今日特價、收據和列印的清單上。',
      action: '輸入店舖資料',
      look: '標誌及顏色',
      isSo: (name) => `今日特價上已有「${name}」。`,
    },
    prices: {
      name: '首批價錢',
      hint: '從 CSV 或 Excel 檔案匯入清單，或逐項新增。',
      action: '匯入檔案',
      byHand: '新增產品',
      isSo: (count) => `清單上有 ${count} 項產品。`,
    },
    stores: {
      name: '更多門市',
      hint: '新門市由複製現有門市開始，營業時間、價錢和次序相同，之後可以更改。',
      action: '新增門市',
      isSo: (count) => `${count} 間門市營業中。`,
    },
    users: {
      name: '你的員工',
      hint: '每人用自己的名稱登入；有人只看，有人處理訂單，有人更改價錢，可以是所有門市或只限所屬門市。',
      action: '新增用戶',
      isSo: (count) => `${count} 人可以登入。`,
    },
  },
  lost: '未能開啟此步驟。',
};
