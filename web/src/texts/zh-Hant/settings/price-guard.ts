import type { Like } from '../../like.ts';
import type * as en from '../../settings/price-guard.ts';

export const guardPanelTexts: Like<typeof en.guardPanelTexts> = {
  title: '疑似輸入錯誤的價錢',
  hint: '3.99 打成 399、零售價與本店價調轉、磅與公斤混淆、是同類產品的十倍。',
  loading: '正在載入價錢檢查…',
  failed: '未能載入價錢檢查。',
  mode: '有人發佈這類價錢時',
  modes: {
    off: '關閉：不查問，不標記',
    warn: '警告：頁面會查問，其他程式的價錢照常通過',
    ask: '查問：未經確認一律不通過',
  },
  secondPerson: (above) => `選擇「查問」時：一次超過 ${above} 個需要另一位管理員`,
  secondPersonHint: '對方在匯入或各門市的價錢中，以名稱和密碼確認。',
  marked: '通過的價錢會在價錢紀錄和審計紀錄中標記。',
  showsLowest: '向顧客顯示之前 30 日的最低價',
  showsLowestHint: '在價目板上、有劃掉原價的產品旁邊：現價之前最低賣過多少。',
  save: '儲存價錢檢查',
  saving: '儲存中…',
  reset: '使用預設值',
};
