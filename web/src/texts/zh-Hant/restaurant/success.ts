import type { Like } from '../../like.ts';
import type * as en from '../../restaurant/success.ts';

export const successTexts: Like<typeof en.successTexts> = {
  title: '多謝，訂單已送出',
  orderNumber: '訂單編號',
  copy: '複製',
  copied: '已複製',
  copyFailed: '已選取，請用鍵盤複製',
  callPromise: '我們會在 2 小時內致電確認訂單。',
  driverCall: '司機會在送達前 30 分鐘致電。',
  when: '時間',
  at: (day, slot) => `${day} ${slot}`,
  where: '地點',
  pickup: '自取',
  delivery: '送貨',
  total: '總計',
  items: '訂購內容',
  calendar: '加入日曆',
  print: '列印',
  done: '完成',
  event: {
    pickup: (store) => `到 ${store} 取貨`,
    delivery: (store) => `${store} 送貨`,
    description: (number) => `訂單 ${number}`,
    alarm: (number) => `一小時後：訂單 ${number}`,
  },
};
