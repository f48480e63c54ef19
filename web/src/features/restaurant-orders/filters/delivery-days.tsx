import { useState } from 'react';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { readTypedDay, writeTypedDay } from '../../../shared/ui/date/date-text.ts';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';

/** Days that the calendars offer: as far back as the system reaches, and beyond any order's day. */
const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2099-12-31';

interface DeliveryDaysProps {
  from: string | null;
  to: string | null;
  onChange: (from: string | null, to: string | null) => void;
}

export function DeliveryDays({ from, to, onChange }: DeliveryDaysProps) {
  return (
    <div className="grid content-start gap-3">
      <DeliveryDay label={filterTexts.deliveryFrom} day={from} onChange={(day) => onChange(day, to)} />
      <DeliveryDay label={filterTexts.deliveryTo} day={to} onChange={(day) => onChange(from, day)} />
    </div>
  );
}

interface DeliveryDayProps {
  label: string;
  day: string | null;
  onChange: (day: string | null) => void;
}

function DeliveryDay({ label, day, onChange }: DeliveryDayProps) {
  const [typed, setTyped] = useState<{ text: string; day: string | null } | null>(null);
  const [left, setLeft] = useState(false);
  const text = typed !== null && typed.day === day ? typed.text : day === null ? '' : writeTypedDay(day);
  const unreadable = left && text.trim() !== '' && readTypedDay(text) === null;
  return (
    <DateField
      label={label}
      error={unreadable ? filterTexts.dateInvalid : null}
      value={text}
      from={FIRST_DAY}
      to={LAST_DAY}
      onBlur={() => setLeft(true)}
      onChange={(next) => {
        setLeft(false);
        setTyped({ text: next, day: readTypedDay(next) });
        onChange(readTypedDay(next));
      }}
    />
  );
}
