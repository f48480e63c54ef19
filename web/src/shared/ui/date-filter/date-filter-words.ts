import type { DateFilter } from '@larder/kernel';
import { dateFilterTexts } from '../../../texts/date-filter.ts';
import { writeTypedDay } from '../date/date-text.ts';

/** What a date filter is set to, in a few words: "This Month", "Q1 2025", "March 2025", "05/01/2026 – 05/03/2026". */
export function dateFilterWords(filter: DateFilter): string {
  const { quickNames, months, since, until, between } = dateFilterTexts;
  const { type, quarter, month, year, startDate, endDate } = filter;
  if (type === 'custom') {
    if (startDate === undefined) return endDate === undefined ? quickNames.all : until(writeTypedDay(endDate));
    if (endDate === undefined) return since(writeTypedDay(startDate));
    return startDate === endDate ? writeTypedDay(startDate) : between(writeTypedDay(startDate), writeTypedDay(endDate));
  }
  const ofYear = year === undefined ? '' : ` ${year}`;
  if (type === 'quarter' && quarter !== undefined) return `Q${quarter}${ofYear}`;
  if (type === 'month' && month !== undefined) return `${months[month - 1] ?? ''}${ofYear}`;
  if (type === 'year' && year !== undefined) return String(year);
  return quickNames[type];
}
