import type * as en from '../app.ts';
import type { Like } from '../like.ts';

export const appTexts: Like<typeof en.appTexts> = {
  skipLink: '跳到主要內容',
  loadingPage: '載入中…',
  retry: '重試',
  language: '語言',
  crashTitle: '此頁面無法顯示',
  crashBody: '系統出現問題，重新載入頁面通常可以解決。',
  crashAction: '重新載入',
  offline: '目前沒有網絡連線。',
  notLoaded: '未能載入。',
  partLost: '此頁面有部分內容未能顯示。',
  pageLost: '未能開啟此頁面',
  pageKept: '恢復連線後會自動開啟，其他內容均已保留。',
  closeNotice: '關閉訊息',
  notice: '通知',
  notices: '訊息',
  productsImportedTitle: '產品已匯入',
  productsImported: (count) => `已匯入 ${count} 項產品。`,
};
