import type * as en from '../date-filter.ts';
import type { Like } from '../like.ts';
import { MONTHS } from './months.ts';

const ofYear = (year: number | undefined): string => (year === undefined ? '' : `${year} 年`);

export const dateFilterTexts: Like<typeof en.dateFilterTexts> = {
  label: '日期',
  dialog: '日期篩選',
  clear: '清除日期篩選',
  quick: '快速篩選',
  quickNames: {
    all: '所有時間',
    today: '今天',
    yesterday: '昨天',
    week: '本週',
    month: '本月',
    quarter: '本季',
    year: '今年',
  },
  custom: '自訂範圍',
  quarter: '季度',
  quarterYear: '季度年份',
  month: '月份',
  monthYear: '月份年份',
  none: '請選擇…',
  quarters: ['第一季 1–3 月', '第二季 4–6 月', '第三季 7–9 月', '第四季 10–12 月'],
  months: MONTHS,
  quarterOf: (quarter, year) => `${ofYear(year)}第 ${quarter} 季`,
  monthOf: (month, year) => (year === undefined ? (MONTHS[month - 1] ?? '') : `${ofYear(year)} ${month} 月`),
  from: '開始日期',
  to: '結束日期',
  unreadable: '請以 MM/DD/YYYY 格式輸入日期。',
  problems: { missing: '自訂範圍需要開始日期或結束日期。', reversed: '結束日期不能早於開始日期。' },
  since: (day) => `${day} 起`,
  until: (day) => `至 ${day}`,
  between: (from, to) => `${from} – ${to}`,
  apply: '套用篩選',
  cancel: '取消',
};
