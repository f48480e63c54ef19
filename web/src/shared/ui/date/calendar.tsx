import { DayPicker } from 'react-day-picker';
import { dateFieldTexts } from '../../../texts/date-field.ts';
import { LOCALE } from '../../../texts/language.ts';

const ARROW = 'grid size-11 place-items-center rounded-control hover:bg-sunken';

/** Replaces the library's stylesheet. */
const LOOKS = {
  nav: 'absolute top-0 right-0 flex',
  button_previous: ARROW,
  button_next: ARROW,
  chevron: 'size-5 fill-ink in-aria-disabled:fill-edge',
  month_caption: 'flex h-11 items-center pl-2.5 font-extrabold',
  month_grid: 'border-collapse',
  weekday: 'h-8 w-10 text-[0.875rem] font-semibold text-ink-2',
  day: 'p-0 text-center',
  day_button:
    'size-10 pointer-coarse:size-[min(44px,12vw)] rounded-control border border-transparent font-medium hover:enabled:bg-sunken disabled:cursor-not-allowed disabled:text-ink-3 disabled:line-through',
  today: '[&>button]:border-edge',
  selected:
    '[&>button]:bg-brand [&>button]:text-white forced-colors:[&>button]:outline-2 forced-colors:[&>button]:-outline-offset-2 forced-colors:[&>button]:outline-[Highlight]',
  outside: 'invisible',
};

interface CalendarProps {
  /** Days are "2026-11-22", without a time zone. */
  day: string | null;
  today: string;
  from: string;
  to: string;
  onChoose: (day: string) => void;
}

/** A month of days to choose from, navigated by arrows, Page Up and Down, Home and End. */
export function Calendar({ day, today, from, to, onChoose }: CalendarProps) {
  const isWithin = (each: string): boolean => each >= from && each <= to;
  const within = day !== null && isWithin(day) ? day : null;
  const first = dateOf(from);
  const last = dateOf(to);
  return (
    <DayPicker
      mode="single"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opening the calendar is choosing a day
      autoFocus
      className="relative"
      classNames={LOOKS}
      selected={within === null ? undefined : dateOf(within)}
      today={dateOf(today)}
      defaultMonth={dateOf(within ?? (isWithin(today) ? today : from))}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      labels={{
        labelDayButton: (date, { today: isToday }) => (isToday ? dateFieldTexts.today(nameOf(date)) : nameOf(date)),
        labelPrevious: () => dateFieldTexts.previousMonth,
        labelNext: () => dateFieldTexts.nextMonth,
        labelGrid: monthOf,
        labelNav: () => dateFieldTexts.calendar,
        labelWeekday: (date) => date.toLocaleDateString(LOCALE, { weekday: 'long' }),
      }}
      formatters={{
        formatCaption: monthOf,
        formatWeekdayName: (date) => dateFieldTexts.weekday(date.toLocaleDateString(LOCALE, { weekday: 'short' })),
      }}
      onSelect={(date) => onChoose(dayOf(date))}
    />
  );
}

/** Noon on the browser's clock, so that no clock change turns it into another day. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** "Sunday, November 22, 2026": contains the number on the button, as speech control requires. */
function nameOf(date: Date): string {
  return date.toLocaleDateString(LOCALE, { dateStyle: 'full' });
}

function monthOf(month: Date): string {
  return month.toLocaleDateString(LOCALE, { month: 'long', year: 'numeric' });
}

function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
