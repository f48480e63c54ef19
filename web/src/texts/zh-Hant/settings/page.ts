import type { Like } from '../../like.ts';
import type * as en from '../../settings/page.ts';

export const settingsTexts: Like<typeof en.settingsTexts> = {
  title: '系統設定',
  pageTitle: '系統設定 · Larder',
  stores: '門市',
  subtitle: '系統狀況、備份、保安及店舖資料。',
  denied: '沒有權限 - 只有管理員可以開啟設定。',
  tabLost: '未能開啟此分頁。',
  dialogLost: '未能開啟視窗，沒有開始任何操作。',
  tabsLabel: '系統設定',
  tabs: {
    overview: '概覽',
    shop: '店舖',
    performance: '效能',
    database: '資料庫',
    security: '保安',
    guide: '指南',
  },
  loadingTab: '載入中…',
  cancel: '取消',
};
