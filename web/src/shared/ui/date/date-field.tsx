import '../../styles/overlays.css';
import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState, type Ref } from 'react';
import { dateFieldTexts } from '../../../texts/date-field.ts';
import { IconButton } from '../button.tsx';
import { FieldFrame } from '../fields.tsx';
import { part } from '../part.tsx';
import { maskDay, readTypedDay, writeTypedDay } from './date-text.ts';

const Calendar = part(async () => (await import('./calendar.tsx')).Calendar, {
  lost: dateFieldTexts.lost,
  waiting: <output className="late block p-4">{dateFieldTexts.loading}</output>,
});

interface DateFieldProps {
  label: string;
  hint?: string;
  error: string | null;
  marked?: boolean;
  /** The typed text: MM/DD/YYYY once it is complete. */
  value: string;
  onChange: (text: string) => void;
  name?: string;
  onBlur?: () => void;
  /** On the store's calendar, which may be a day before or after the browser's. */
  today: string;
  /** The days that may be chosen in the calendar, both inclusive. */
  from: string;
  to: string;
  ref?: Ref<HTMLInputElement>;
}

/** A date that is typed or chosen in a calendar, which is loaded when first opened. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, marked, name, value, onChange, onBlur, today, from, to, ref } = props;
  const [open, setOpen] = useState(false);
  return (
    <FieldFrame label={label} marked={marked} hint={hint} error={error}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Anchor asChild>
            <div className="relative">
              <input
                {...control}
                ref={ref}
                name={name}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                className="field pr-12"
                placeholder={dateFieldTexts.placeholder}
                value={value}
                onChange={(event) => onChange(maskDay(event.target.value, value))}
                onBlur={onBlur}
              />
              <Popover.Trigger asChild>
                <IconButton
                  icon={CalendarDays}
                  size={20}
                  label={dateFieldTexts.openCalendar}
                  className="absolute top-0 right-0"
                />
              </Popover.Trigger>
            </div>
          </Popover.Anchor>
          <Popover.Portal>
            <Popover.Content
              className="z-45 max-w-[calc(100vw-16px)] animate-[overlay-in_180ms_var(--ease-shop)] rounded-control border border-ink bg-surface p-2 shadow-e2"
              aria-label={dateFieldTexts.calendar}
              align="end"
              sideOffset={4}
              collisionPadding={8}
            >
              <Calendar
                day={readTypedDay(value)}
                today={today}
                from={from}
                to={to}
                onChoose={(day) => {
                  onChange(writeTypedDay(day));
                  setOpen(false);
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </FieldFrame>
  );
}
