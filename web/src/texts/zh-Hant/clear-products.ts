import type * as en from '../clear-products.ts';
import type { Like } from '../like.ts';

export const clearTexts: Like<typeof en.clearTexts> = {
  title: '清除所有產品',
  pageTitle: '清除所有產品 · Larder',
  intro: '刪除所有零售產品，不論是否上架。其後今日特價及門市屏幕會是空白。',
  kept: '更改紀錄會保留。匯入之前匯出的檔案即可還原，請先保存一份。',
  counting: '正在計算產品數目…',
  countError: '未能計算產品數目。',
  count: (count) => `將會刪除 ${count} 項產品。`,
  nothing: '沒有產品可以刪除。',
  exportFirst: '先匯出 CSV',
  start: '清除所有產品…',
  confirmTitle: '確定要清除嗎？',
  confirmBody: (count) => `${count} 項產品會全部即時刪除。此操作無法復原。`,
  word: 'CLEAR',
  wordLabel: '輸入 CLEAR 確認',
  confirm: '刪除所有產品',
  clearing: '刪除中…',
  back: '返回產品管理',
};

export const clearToasts: Like<typeof en.clearToasts> = {
  clearProducts: {
    success: '已清除產品',
    cleared: (count) => `已刪除 ${count} 項產品。`,
    failure: { title: '錯誤', fallback: '未能清除產品，請再試一次。' },
  },
};
