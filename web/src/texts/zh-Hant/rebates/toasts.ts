import type { Like } from '../../like.ts';
import type * as en from '../../rebates/toasts.ts';

const fallback = '不明錯誤';

export const rebateToasts: Like<typeof en.rebateToasts> = {
  calculateRebates: {
    success: '已計算回贈',
    failure: { title: '未能計算回贈', fallback },
    gone: '這次計算已不存在，例如因為還原了備份。請再計算一次。',
  },
  payRebate: { success: '已記錄付款', failure: { title: '未能記錄付款', fallback } },
  approveRebate: { success: '已批核回贈', failure: { title: '未能批核回贈', fallback } },
  takeBackApproval: { success: '已收回批核', failure: { title: '未能收回批核', fallback } },
  undoPayment: { success: '已撤銷付款', failure: { title: '未能撤銷付款', fallback } },
  copyReport: { success: '已複製報告，可以貼上', failure: { title: '未能複製報告', fallback } },
  downloadReport: { success: '已下載回贈報告', failure: { title: '未能製作報告', fallback } },
  mergeCustomers: { success: '已合併客戶', failure: { title: '未能合併客戶', fallback } },
};
