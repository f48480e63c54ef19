/** The days of a week, from Monday. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Local time of the store on one day: "09:00" to "21:00"; "24:00" is the day's end. */
export interface HoursSpan {
  from: string;
  to: string;
}

/** A day without spans is closed. */
export type WeekHours = Readonly<Record<Weekday, readonly HoursSpan[]>>;

export const SPANS_OF_DAY = 4;

const FROM = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export type SpansFault = 'too-many' | 'no-times' | 'reversed' | 'overlap';

/** Sentences about invalid hours, each following the name of a day. */
export const SPANS_FAULTS: Readonly<Record<SpansFault, string>> = {
  'too-many': `may have ${SPANS_OF_DAY} times of opening at most`,
  'no-times': 'must have times like 09:00, up to 24:00',
  reversed: 'must open before it closes',
  overlap: 'must not have hours that overlap',
};

/** @returns null when the hours of a day are valid. */
export function spansFault(spans: readonly HoursSpan[]): SpansFault | null {
  if (spans.length > SPANS_OF_DAY) return 'too-many';
  let end = '';
  for (const { from, to } of spans.toSorted(byStart)) {
    if (!FROM.test(from) || !(to === '24:00' || FROM.test(to))) return 'no-times';
    if (from >= to) return 'reversed';
    if (from < end) return 'overlap';
    end = to;
  }
  return null;
}

/** All weekdays, each with its hours in order. */
export function weekOf(days: Partial<Record<Weekday, readonly HoursSpan[]>>): WeekHours {
  const spans = (day: Weekday): HoursSpan[] => inOrder(days[day] ?? []);
  return Object.fromEntries(WEEKDAYS.map((day) => [day, spans(day)])) as Record<Weekday, HoursSpan[]>;
}

export const inOrder = (spans: readonly HoursSpan[]): HoursSpan[] =>
  spans.map(({ from, to }) => ({ from, to })).toSorted(byStart);

const byStart = (one: HoursSpan, other: HoursSpan): number => (one.from < other.from ? -1 : 1);

const NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
export { NAMES as DAY_NAMES };

/** "Monday-Friday 9AM-9PM, Saturday 9AM-6PM, Sunday closed". */
export function openingHoursText(week: WeekHours): string {
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of WEEKDAYS) {
    const hours = spansText(week[day]);
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups
    .map(({ first, last, hours }) => `${first === last ? NAMES[first] : `${NAMES[first]}-${NAMES[last]}`} ${hours}`)
    .join(', ');
}

/** "9AM-12PM and 1PM-6PM", "24 hours", "closed". */
export function spansText(spans: readonly HoursSpan[]): string {
  if (spans.length === 0) return 'closed';
  return spans
    .map(({ from, to }) => (from === '00:00' && to === '24:00' ? '24 hours' : `${clock(from)}-${clock(to)}`))
    .join(' and ');
}

/** "9AM", "12:30PM"; midnight is 12AM. */
function clock(time: string): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.endsWith(':00') ? '' : time.slice(2);
  return `${hour % 12 || 12}${minutes}${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** Parses a text of {@link openingHoursText}; null for any other text. */
export function readOpeningHours(text: string): WeekHours | null {
  const week: Partial<Record<Weekday, HoursSpan[]>> = {};
  for (const group of text.split(', ')) {
    const [, first = '', last = first, hours = ''] = /^([A-Z][a-z]+)(?:-([A-Z][a-z]+))? (.+)$/.exec(group) ?? [];
    const [from, to] = [indexOfName(first), indexOfName(last)];
    const spans = readSpans(hours);
    if (from < 0 || to < from || spans === null || spansFault(spans) !== null) return null;
    for (const day of WEEKDAYS.slice(from, to + 1)) week[day] = spans;
  }
  return weekOf(week);
}

const indexOfName = (name: string): number => WEEKDAYS.findIndex((day) => NAMES[day] === name);

function readSpans(text: string): HoursSpan[] | null {
  if (text === 'closed') return [];
  const spans = text.split(' and ').map((span) => {
    if (span === '24 hours') return { from: '00:00', to: '24:00' };
    const [from = '', to = ''] = span.split('-').map(readClock);
    return { from, to: to === '00:00' ? '24:00' : to };
  });
  return spans.some(({ from, to }) => from === '' || to === '') ? null : spans;
}

function readClock(text: string): string {
  const [, hour, minutes = '00', half] = /^(1[0-2]|[1-9])(?::([0-5]\d))?(AM|PM)$/.exec(text) ?? [];
  if (hour === undefined) return '';
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}
