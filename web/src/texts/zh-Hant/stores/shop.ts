import { type HoursSpan, WEEKDAYS, weekHoursOf } from '@larder/kernel';
import type { Like } from '../../like.ts';
import type * as en from '../../stores/shop.ts';

/** "9:00–12:00 及 13:00–18:00". */
function spansText(spans: readonly HoursSpan[]): string {
  if (spans.length === 0) return '休息';
  return spans.map(({ from, to }) => (from === '00:00' && to === '24:00' ? '全日' : `${from}–${to}`)).join(' 及 ');
}

const DAYS = ['一', '二', '三', '四', '五', '六', '日'];

/** "星期一至五 09:00–21:00，星期六至日 10:00–18:00". */
function weekText(hoursOf: (day: (typeof WEEKDAYS)[number]) => string): string {
  const hours = WEEKDAYS.map(hoursOf);
  return DAYS.flatMap((first, day) => {
    if (hours[day] === hours[day - 1]) return [];
    const next = hours.findIndex((each, later) => later > day && each !== hours[day]);
    const last = DAYS[(next === -1 ? DAYS.length : next) - 1] ?? first;
    return [`星期${first === last ? first : `${first}至${last}`} ${hours[day]}`];
  }).join('，');
}

export const shopStoreTexts: Like<typeof en.shopStoreTexts> = {
  closedToday: (reason) => `今日休息：${reason}`,
  hoursToday: (hours, reason) => `今日營業時間 ${spansText(hours)}：${reason}`,
  openingHours: (store) => {
    const week = weekHoursOf(store);
    return week === null ? store.openingHours : weekText((day) => spansText(week[day] ?? []));
  },
  yours: '門市',
  change: '更換門市',
  title: '選擇門市',
  search: '搜尋門市',
  openNow: '只顯示營業中',
  isOpen: '營業中',
  isClosed: '休息中',
  none: '找不到符合的門市。',
  more: '更多門市',
  unknown: '此網址沒有門市。',
  board: '前往今日特價',
};
