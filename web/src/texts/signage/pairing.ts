/** The page of a screen that is being paired, for whoever stands before it with the back office on a phone. */
export const pairingTexts = {
  pageTitle: 'A screen of this store',
  title: 'Pair this screen',
  chineseTitle: '配對此螢幕',
  steps: [
    'Sign in to the back office as an administrator and open Screens.',
    'Press “Pair a screen” and enter this code.',
    'Give the screen a name, a store and a board. It follows within seconds.',
  ],
  code: 'Code',
  spelled: (code: string) => `The code is ${code.split('').join(' ')}`,
  starting: 'Asking for a code...',
  chineseStarting: '正在取得代碼…',
  away: 'The network is away. This page goes on by itself when it is back.',
  chineseAway: '網絡中斷，恢復後將自動繼續',
  unpaired: 'Or show a board that needs no pairing:',
  boards: { meatprices: 'Meat prices', meatpriceairport: 'Terminal' },
} as const;
