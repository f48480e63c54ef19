import type { Like } from '../../like.ts';
import type * as en from '../../restaurant/page.ts';

export const restaurantTexts: Like<typeof en.restaurantTexts> = {
  title: '餐館訂貨',
  chineseTitle: '',
  pageTitle: (store) => `餐館訂貨 · ${store ?? 'Larder'}`,
  intro: '整箱批發價訂購，可自取或送貨。',
  pausedHint: '購物車會保留，恢復接單時本頁會顯示。',
  call: (phone) => `致電 ${phone}`,
  form: '批發訂貨表格',
  opensNewTab: '（在新分頁開啟）',
  board: '今日特價',
  helpTitle: '訂貨流程',
  help: [
    { state: 'pending', name: '待確認', what: '我們收到訂單，會致電聯絡你。' },
    { state: 'confirmed', name: '已確認', what: '雙方已確認訂單。' },
    { state: 'delivered', name: '已送達', what: '貨品已送到你手上。' },
  ],
  otherWaysTitle: '不想在網上訂貨？',
  otherWays: '歡迎致電，或把填妥的訂貨表格交到門市。',
};
