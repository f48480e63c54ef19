/** Shown on a screen that is being paired, in both languages, because a television has no user language. */
export const pairingTexts = {
  pageTitle: 'A screen of this store',
  title: ['Pair this screen', '配對此屏幕'],
  steps: [
    ['Sign in to the back office as an administrator and open Screens.', '以管理員身分登入後台，開啟「屏幕」。'],
    ['Press “Pair a screen” and enter this code.', '按「配對屏幕」，輸入此代碼。'],
    [
      'Give the screen a name, a store and a board. It follows within seconds.',
      '填寫名稱，選擇門市及價目板，數秒內生效。',
    ],
  ],
  code: 'Code',
  spelled: (code: string) => `The code is ${code.split('').join(' ')}`,
  starting: ['Asking for a code...', '正在取得代碼…'],
  away: ['The network is down. This page continues automatically once it is back.', '網絡中斷，恢復後將自動繼續'],
  unpaired: ['Or show a board that needs no pairing:', '或顯示無需配對的價目板：'],
  boards: { meatprices: 'Meat prices', meatpriceairport: 'Terminal' },
} as const;
