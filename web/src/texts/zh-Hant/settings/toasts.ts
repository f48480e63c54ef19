import type { Like } from '../../like.ts';
import type * as en from '../../settings/toasts.ts';

const fallback = '不明錯誤';

export const settingsToasts: Like<typeof en.settingsToasts> = {
  changePassword: { success: '已更改密碼', failure: { title: '未能更改密碼', fallback } },
  endSession: { success: '已結束登入', failure: { title: '未能結束登入', fallback } },
  invalidateSessions: {
    success: '已結束所有其他登入',
    ended: (count) => `已結束 ${count} 個登入。`,
    failure: { title: '未能結束登入', fallback },
  },
  acknowledgeAlert: { success: '已確認處理警報', failure: { title: '未能確認處理警報', fallback } },
  createBackup: { success: '已建立備份', failure: { title: '未能建立備份', fallback } },
  restoreBackup: {
    success: '已還原備份',
    done: (records, tables) => `${tables} 個資料表，${records.toLocaleString('en')} 筆資料。此頁會重新載入。`,
    failure: { title: '未能還原備份', fallback },
  },
  saveSchedule: { success: '已儲存排程', failure: { title: '未能儲存排程', fallback } },
  saveAlertSettings: { success: '已儲存警報設定', failure: { title: '未能儲存警報設定', fallback } },
  saveOrderLimits: { success: '已儲存訂單上限', failure: { title: '未能儲存訂單上限', fallback } },
  savePriceGuard: { success: '已儲存價錢檢查', failure: { title: '未能儲存價錢檢查', fallback } },
  savePasswordRule: { success: '已儲存密碼規則', failure: { title: '未能儲存密碼規則', fallback } },
  changeOrdering: {
    paused: '已暫停訂貨',
    resumed: '已恢復訂貨',
    failure: { title: '更新失敗', fallback: '未能更新設定' },
  },
  exportImages: { failure: { title: '匯出失敗', description: '未能匯出圖片' } },
  importImages: { success: '已匯入圖片', failure: { title: '匯入失敗', fallback } },
  exportAudit: { failure: { title: '匯出失敗', fallback: '未能匯出審計紀錄' } },
};
