import { DATE_FILTER_TYPES, type DateFilter, dateFilterProblem, type DateFilterType } from '@larder/kernel';
import { dateFilterTexts } from '../../../texts/date-filter.ts';
import type { AddressCodec } from '../../routing/address-codec.ts';
import { writeTypedDay } from '../date/date-text.ts';

const isType = (text: string | null): text is DateFilterType => DATE_FILTER_TYPES.some((type) => type === text);

/** The date filter in an address or a request; an invalid one is ignored. */
export function readDateFilter(parameters: URLSearchParams): DateFilter {
  const type = parameters.get('dateFilterType');
  if (!isType(type) || type === 'all') return { type: 'all' };
  const whole = (name: string): number | undefined => {
    const text = parameters.get(name);
    return text === null || !/^\d{1,4}$/.test(text) ? undefined : Number(text);
  };
  const filter = exactly(type, {
    quarter: whole('quarter'),
    month: whole('month'),
    year: whole('year'),
    startDate: parameters.get('startDate') ?? undefined,
    endDate: parameters.get('endDate') ?? undefined,
  });
  return dateFilterProblem(filter) === null ? filter : { type: 'all' };
}

/** The date filter as parameters, with the server's names. */
export function dateFilterParameters({ type, ...parts }: DateFilter): [string, string][] {
  if (type === 'all') return [];
  const written = Object.entries(parts).map(([name, value]): [string, string] => [name, String(value)]);
  return [['dateFilterType', type], ...written];
}

/** The parts that a kind of filter has, without absent ones. */
function exactly(type: DateFilterType, parts: Omit<Partial<Record<keyof DateFilter, unknown>>, 'type'>): DateFilter {
  const known: Readonly<Record<DateFilterType, readonly string[]>> = {
    all: [],
    today: [],
    yesterday: [],
    week: [],
    month: ['month', 'year'],
    quarter: ['quarter', 'year'],
    year: ['year'],
    custom: ['startDate', 'endDate'],
  };
  const kept = Object.entries(parts).filter(([name, value]) => value !== undefined && known[type].includes(name));
  return { type, ...Object.fromEntries(kept) };
}

export const DATE_FILTER: AddressCodec<DateFilter> = {
  names: ['dateFilterType', 'quarter', 'month', 'year', 'startDate', 'endDate'],
  read: readDateFilter,
  write: dateFilterParameters,
};

/** A date filter as text: "This Month", "Q1 2025", "March 2025", "05/01/2026 – 05/03/2026". */
export function formatDateFilter(filter: DateFilter): string {
  const { quickNames, quarterOf, monthOf, since, until, between } = dateFilterTexts;
  const { type, quarter, month, year, startDate, endDate } = filter;
  if (type === 'custom') {
    if (startDate === undefined) return endDate === undefined ? quickNames.all : until(writeTypedDay(endDate));
    if (endDate === undefined) return since(writeTypedDay(startDate));
    return startDate === endDate ? writeTypedDay(startDate) : between(writeTypedDay(startDate), writeTypedDay(endDate));
  }
  if (type === 'quarter' && quarter !== undefined) return quarterOf(quarter, year);
  if (type === 'month' && month !== undefined) return monthOf(month, year);
  if (type === 'year' && year !== undefined) return String(year);
  return quickNames[type];
}
