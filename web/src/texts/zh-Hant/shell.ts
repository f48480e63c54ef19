import type { Like } from '../like.ts';
import type * as en from '../shell.ts';

export const shellTexts: Like<typeof en.shellTexts> = {
  lost: '此頁維持不變。',
  toBoard: (shop) => (shop === '' ? '今日特價' : `${shop}：今日特價`),
  bell: (count) => (count === 0 ? '沒有需要留意的事項' : `${count} 項需要留意`),
  attention: '需要留意',
  allWell: '沒有需要留意的事項。',
  missing: {
    alerts: '未能載入警報。',
    screens: '未能載入屏幕。',
    orders: '未能載入新訂單。',
  },
  silentScreens: (names) => {
    const [first, second, ...more] = names;
    if (second === undefined) return `${first} 沒有回應。`;
    if (more.length === 0) return `${first} 和 ${second} 沒有回應。`;
    return `${first}、${second} 和另外 ${more.length} 個屏幕沒有回應。`;
  },
  newOrders: (count) => `${count} 張新訂單等候處理。`,
  account: {
    allStores: '所有門市',
    noStore: '沒有門市',
    compact: '緊密行距',
    roomy: '寬鬆行距',
    keys: '鍵盤快捷鍵',
    startHere: '以此頁作為起始頁',
    startsHere: '此頁是你在這部裝置的起始頁',
  },
};

export const keysTexts: Like<typeof en.keysTexts> = {
  title: '鍵盤快捷鍵',
  list: '按鍵',
  keys: [
    ['Ctrl K', '搜尋、前往頁面或開始操作'],
    ['/', '搜尋清單'],
    ['j  k', '下一行、上一行'],
    ['Enter', '開啟該行'],
    ['e', '編輯該行，或把訂單推進至下一狀態'],
    ['n', '新增項目'],
    ['z', '復原（提示出現時）'],
    ['?', '顯示這些快捷鍵'],
  ],
};

export const paletteTexts: Like<typeof en.paletteTexts> = {
  title: '搜尋或前往',
  placeholder: '產品、訂單、客戶、頁面或操作',
  results: '結果',
  nothing: (query) => `找不到「${query}」。`,
  searching: '搜尋中…',
  failed: '部分結果未能載入。',
  groups: {
    pages: '頁面',
    actions: '操作',
    products: '產品',
    orders: '訂單',
    customers: '客戶',
    codes: '優惠碼',
    screens: '屏幕',
    guide: '使用指南',
  },
  actions: {
    add: '新增產品',
    users: '管理用戶',
    backup: '建立備份',
    order: '新訂單',
    signOut: '登出',
  },
};
