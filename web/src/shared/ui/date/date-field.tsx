import './calendar.css';
import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useId, useState, type Ref } from 'react';
import { dateFieldTexts } from '../../../texts/date-field.ts';
import { describedBy, FieldFrame } from '../fields/field-frame.tsx';
import { maskDay, readTypedDay, writeTypedDay } from './date-text.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

interface DateFieldProps {
  label: string;
  hint?: string;
  error: string | null;
  marked?: boolean;
  /** What is typed: MM/DD/YYYY once it is whole. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** The days that may be chosen in the calendar, both included. */
  from: string;
  to: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A date that is typed or chosen in a calendar, which is fetched when it is opened first. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, marked = false, value, onChange, onBlur, from, to, inputRef } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={marked} hint={hint} error={error}>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Anchor asChild>
          <div className="relative">
            <input
              id={id}
              ref={inputRef}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              className="field pr-12"
              placeholder={dateFieldTexts.placeholder}
              value={value}
              aria-required={marked || undefined}
              aria-invalid={error !== null}
              aria-describedby={describedBy(id, hint, error)}
              onChange={(event) => onChange(maskDay(event.target.value, value))}
              onBlur={onBlur}
            />
            <Popover.Trigger asChild>
              <button
                type="button"
                className="icon-button absolute top-0 right-0"
                aria-label={dateFieldTexts.openCalendar}
              >
                <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
              </button>
            </Popover.Trigger>
          </div>
        </Popover.Anchor>
        <Popover.Portal>
          <Popover.Content
            className="calendar-popover"
            aria-label={dateFieldTexts.calendar}
            align="end"
            sideOffset={4}
            collisionPadding={8}
          >
            <Suspense fallback={<output className="late block p-4">{dateFieldTexts.loading}</output>}>
              <Calendar
                day={readTypedDay(value)}
                from={from}
                to={to}
                onChoose={(day) => {
                  onChange(writeTypedDay(day));
                  setOpen(false);
                }}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </FieldFrame>
  );
}
