import { MONTHS } from '../../texts/months.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CHINESE_DAYS = ['日', '一', '二', '三', '四', '五', '六'];

export interface TerminalClockTexts {
  /** "14:05" */
  time: string;
  /** "Saturday, November 21, 2026" */
  date: string;
  /** "2026年11月21日 星期六" */
  chineseDate: string;
}

/** An instant on the store's clock. With built-in names, because televisions lack some languages. */
export function terminalClock(instant: Date, timeZone: string): TerminalClockTexts {
  const { year, month, day, hour, minute } = partsIn(instant, timeZone);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return {
    time: `${twoDigits(hour)}:${twoDigits(minute)}`,
    date: `${DAYS[weekday] ?? ''}, ${MONTHS[month - 1] ?? ''} ${day}, ${year}`,
    chineseDate: `${year}年${month}月${day}日 星期${CHINESE_DAYS[weekday] ?? ''}`,
  };
}

function partsIn(instant: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    // Older browsers do not support hourCycle.
    hour12: false,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = format.formatToParts(instant);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  // With a 24-hour clock, some browsers write midnight as 24.
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour') % 24,
    minute: part('minute'),
  };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
