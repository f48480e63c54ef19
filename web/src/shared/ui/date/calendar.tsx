import { DayPicker } from 'react-day-picker';
import { dateFieldTexts } from '../../../texts/date-field.ts';

interface CalendarProps {
  /** Days are "2026-11-22", of no zone. */
  day: string | null;
  from: string;
  to: string;
  onChoose: (day: string) => void;
}

/** A month of days to choose from: arrows, Page Up and Down, Home and End lead through it. */
export function Calendar({ day, from, to, onChoose }: CalendarProps) {
  const within = day !== null && day >= from && day <= to ? day : null;
  const first = dateOf(from);
  const last = dateOf(to);
  return (
    <DayPicker
      mode="single"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opening the calendar is choosing a day
      autoFocus
      className="calendar"
      selected={within === null ? undefined : dateOf(within)}
      defaultMonth={dateOf(within ?? from)}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      labels={{ labelDayButton: (date, { today }) => (today ? dateFieldTexts.today(nameOf(date)) : nameOf(date)) }}
      onSelect={(date) => onChoose(dayOf(date))}
    />
  );
}

/** Noon of the browser's clock: no change of that clock turns it into another day. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** "Sunday, November 22, 2026": it holds the number that stands on the button, as speech control needs it. */
function nameOf(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'full' });
}

function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
