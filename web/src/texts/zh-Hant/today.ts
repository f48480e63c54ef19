import type { Like } from '../like.ts';
import type * as en from '../today.ts';

export const todayTexts: Like<typeof en.todayTexts> = {
  pageTitle: '今日 · Larder',
  title: '今日',
  subtitle: '待辦事項、出貨時間，以及你上次到訪後的更改。',
  orders: {
    title: '訂單',
    loading: '正在載入訂單…',
    failed: '未能載入訂單。',
    new: '新訂單',
    dueToday: '今天出貨',
    tomorrowMorning: '明天上午',
    tomorrowAfternoon: '明天下午',
    later: '之後',
    waiting: '等候最久',
    noneWaiting: '沒有訂單等候確認。',
    since: (ago) => `${ago}下單`,
  },
  prices: {
    title: '價錢',
    asOf: (time, ago) => `${time} 確認，${ago}。`,
    never: '未設定價錢時間。',
    old: '已超過一天，請確認或更改。',
    failed: '未能載入價錢時間。',
  },
  backup: {
    title: '備份',
    proven: (ago) => `最近一次通過還原測試的備份：${ago}。`,
    unproven: (ago) => `最近一次備份：${ago}，尚未作還原測試。`,
    failed: '最新的備份未能通過還原測試。',
    none: '尚未有備份。',
    loadFailed: '未能載入備份。',
  },
  changes: {
    title: '你上次到訪後的更改',
    since: (time) => `${time} 起，由其他人更改。`,
    loading: '正在載入更改…',
    failed: '未能載入更改。',
    none: '其他人沒有作出更改。',
    system: '顧客及系統',
    count: (count) => `${count} 項更改`,
  },
};
