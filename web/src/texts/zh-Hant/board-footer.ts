import type * as en from '../board-footer.ts';
import type { Like } from '../like.ts';

export const boardFooterTexts: Like<typeof en.boardFooterTexts> = {
  addressLabel: '地址',
  phoneLabel: '電話',
  hoursLabel: '營業時間',
  openEveryDay: '每日營業',
  wholesaleTitle: '批發',
  wholesaleChineseTitle: '',
  wholesaleBody: '歡迎餐館及食堂整箱訂購。請填妥表格，列印後交到門市。',
  wholesaleLink: '批發訂貨表格',
  opensNewTab: '（在新分頁開啟）',
};
