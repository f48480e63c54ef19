import { parsePriceCents } from '@larder/kernel';
import { useState } from 'react';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';

const LARGEST_CENTS = 99_999_999_999;

interface AmountFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** An amount of dollars as it is typed; what is no amount bounds nothing, and the field says so. */
export function AmountField({ label, value, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  // Somebody moved the slider or took the chip away meanwhile: then that counts.
  const text = typed !== null && typed.value === value ? typed.text : value === null ? '' : String(value);
  const invalid = text.trim() !== '' && amountOf(text) === null;
  return (
    <TextField
      label={label}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className="text-right"
      error={invalid ? filterTexts.amountInvalid : null}
      value={text}
      onChange={({ target }) => {
        const next = amountOf(target.value);
        setTyped({ text: target.value, value: next });
        onChange(next);
      }}
    />
  );
}

function amountOf(text: string): number | null {
  const cents = text.trim() === '' ? null : parsePriceCents(text);
  return cents === null || cents > LARGEST_CENTS ? null : cents / 100;
}
