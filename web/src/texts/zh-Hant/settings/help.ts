import { PATHS } from '../../../shared/routing/paths.ts';
import type { Like } from '../../like.ts';
import type * as en from '../../settings/help.ts';

export const helpTexts: Like<typeof en.helpTexts> = {
  search: '搜尋指南',
  searchPlaceholder: '你想做甚麼？',
  categories: '類別',
  all: '全部',
  categoryNames: {
    products: '產品',
    orders: '訂單',
    financial: '財務',
    customers: '客戶',
    technical: '技術',
    security: '保安',
  },
  topics: '主題',
  count: (count) => `${count} 個主題`,
  tags: '標籤',
  searchTag: (tag) => `搜尋「${tag}」`,
  nothingFound: '找不到結果',
  nothingFoundFor: (query) => `搜尋字詞：「${query}」`,
  nothingInCategory: '（此類別內）',
  clear: '清除',
  open: (page) => `開啟${page}`,
  shortcuts: '快捷鍵',
  tips: '小提示',
  links: '快速連結',
  wholeGuide: '完整指南，逐節閱讀',
};

/** Keys that work on the back office's pages. */
export const helpShortcuts: Like<typeof en.helpShortcuts> = [
  { keys: ['Tab'], text: '到下一個欄位或按鈕；每頁的第一個可跳過頁首。' },
  { keys: ['←', '→'], text: '在頁面的分頁之間移動；Enter 開啟。' },
  { keys: ['Esc'], text: '關閉最上層的視窗或選單。如有輸入內容，會先查問。' },
  { keys: ['F8'], text: '到剛出現的訊息。' },
  { keys: ['Enter'], text: '儲存清單中正在編輯的價錢；Esc 保留原來的價錢。' },
  { keys: ['/'], text: '到清單或使用指南的搜尋欄。' },
];

export const helpTips: Like<typeof en.helpTips> = [
  '搜尋及篩選會記在網址中：複製網址便可分享，也可加入書籤。',
  '匯入大檔案、清除所有產品或還原之前，請先建立備份。',
  '同一部機器上的備份，機器損壞便會一併失去：請不時下載一份，存放在其他地方。',
  '為每人設立自己的用戶，審計紀錄便可分辨誰做了甚麼。',
  '訊息五秒後消失，附有「復原」的十秒後消失；操作失敗的訊息會同時留在發生的位置。',
];

export const helpLinks: typeof en.helpLinks = [
  { ...PATHS.products, name: '產品管理' },
  { ...PATHS.restaurantProducts, name: '餐館產品' },
  { ...PATHS.restaurantOrders, name: '餐館訂單' },
  { ...PATHS.discountCodes, name: '優惠碼' },
  { ...PATHS.rebates, name: '回贈管理' },
  { ...PATHS.board, name: '今日特價' },
];
