import type { DateFilter as DateFilterValue } from '@larder/kernel';
import { CalendarRange, ChevronDown, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useRef, useState } from 'react';
import { dateFilterTexts } from '../../../texts/date-filter.ts';
import { IconButton } from '../button.tsx';
import { formatDateFilter } from './date-filter-address.ts';
import { DateFilterForm } from './date-filter-form.tsx';

interface DateFilterProps {
  value: DateFilterValue;
  /** Today in the store's calendar. */
  today: string;
  onChange: (value: DateFilterValue) => void;
}

/** A date filter: a button with the chosen range, and one to reset it. */
export function DateFilter({ value, today, onChange }: DateFilterProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const text = formatDateFilter(value);
  return (
    <div className="grid gap-1">
      <span id={id} className="text-sm font-semibold">
        {dateFilterTexts.label}
      </span>
      <div className="flex">
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger asChild>
            <button
              ref={button}
              type="button"
              data-tone="plain"
              className={`button max-w-full min-w-[168px] justify-start px-3 ${
                value.type === 'all' ? '' : 'rounded-r-none border-brand bg-brand-tint hover:bg-sunken'
              }`}
              aria-label={`${dateFilterTexts.label}: ${text}`}
            >
              <CalendarRange size={18} strokeWidth={1.75} aria-hidden />
              <span className="truncate">{text}</span>
              <ChevronDown size={16} strokeWidth={1.75} className="ml-auto text-ink-3" aria-hidden />
            </button>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              className="z-45 max-h-(--radix-popover-content-available-height) w-[min(440px,calc(100vw-16px))] overflow-y-auto rounded-control border border-edge bg-surface p-4 shadow-e2"
              aria-label={dateFilterTexts.dialog}
              align="start"
              sideOffset={4}
              collisionPadding={8}
            >
              <DateFilterForm
                value={value}
                today={today}
                onApply={(next) => {
                  setOpen(false);
                  onChange(next);
                }}
                onCancel={() => setOpen(false)}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
        {value.type !== 'all' && (
          <IconButton
            icon={X}
            label={dateFilterTexts.clear}
            className="-ml-px rounded-l-none border border-edge bg-surface"
            onClick={() => {
              button.current?.focus();
              onChange({ type: 'all' });
            }}
          />
        )}
      </div>
    </div>
  );
}
