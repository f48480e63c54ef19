import type * as en from '../date-field.ts';
import type { Like } from '../like.ts';

export const dateFieldTexts: Like<typeof en.dateFieldTexts> = {
  placeholder: '月/日/年',
  openCalendar: '開啟日曆',
  calendar: '日曆',
  previousMonth: '上一個月',
  nextMonth: '下一個月',
  weekday: (short) => short.slice(-1),
  today: (day) => `今日，${day}`,
  lost: '未能開啟日曆，請直接輸入日期。',
  loading: '正在載入日曆…',
};
