import type { Like } from '../../like.ts';
import type * as en from '../../settings/overview.ts';

export const overviewTexts: Like<typeof en.overviewTexts> = {
  title: '總數',
  loadError: '未能載入數目。',
  loading: '計算中…',
  counts: {
    totalRetailProducts: '零售產品',
    totalProducts: '餐館產品',
    totalOrders: '訂單',
    totalCustomers: '客戶',
    totalUsers: '用戶',
    totalRebates: '回贈',
    totalDiscountCodes: '優惠碼',
    totalTiers: '級別',
  },
  actions: '快速操作',
  createBackup: '建立備份',
  createBackupHint: '把現時全部資料存成一個檔案',
  restoreData: '還原資料',
  restoreDataHint: '以備份取代全部資料',
  restart: '重新啟動系統',
  restartHint: '重新載入此頁',
};
