import { formatMoney, parsePriceCents } from '@larder/kernel';
import { Slider } from 'radix-ui';
import { useState } from 'react';
import { TextField } from '../../../shared/ui/fields.tsx';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import { SLIDER_STEP, sliderEnd } from '../model/offered-restaurants.ts';

interface AmountRangeProps {
  /** The largest total of all orders. */
  highest: number;
  min: number | null;
  max: number | null;
  onChange: (min: number | null, max: number | null) => void;
}

/** A range of totals. A thumb at its end sets no bound; the fields accept values between the steps. */
export function AmountRange({ highest, min, max, onChange }: AmountRangeProps) {
  const end = sliderEnd(highest);
  const low = Math.min(min ?? 0, end);
  const high = Math.max(low, Math.min(max ?? end, end));
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="mb-1 font-semibold">{filterTexts.amount}</legend>
      <Slider.Root
        className="relative flex h-8 items-center mx-3 touch-none select-none"
        min={0}
        max={end}
        step={SLIDER_STEP}
        value={[low, high]}
        onValueChange={([from = 0, to = end]) =>
          // A thumb that was not moved keeps its typed value, which may be between steps or beyond the end.
          onChange(from === low ? min : from <= 0 ? null : from, to === high ? max : to >= end ? null : to)
        }
      >
        <Slider.Track className="relative h-1 flex-1 rounded-full bg-edge">
          <Slider.Range className="absolute h-full rounded-[inherit] bg-brand forced-colors:bg-[Highlight]" />
        </Slider.Track>
        <Slider.Thumb
          className="block size-6 rounded-full border-2 border-brand bg-surface forced-colors:border forced-colors:border-[CanvasText]"
          aria-label={filterTexts.minThumb}
          aria-valuetext={formatMoney(low)}
        />
        <Slider.Thumb
          className="block size-6 rounded-full border-2 border-brand bg-surface forced-colors:border forced-colors:border-[CanvasText]"
          aria-label={filterTexts.maxThumb}
          aria-valuetext={formatMoney(high)}
        />
      </Slider.Root>
      <div className="grid grid-cols-2 gap-3">
        <AmountField label={filterTexts.minField} value={min} onChange={(amount) => onChange(amount, max)} />
        <AmountField label={filterTexts.maxField} value={max} onChange={(amount) => onChange(min, amount)} />
      </div>
    </fieldset>
  );
}

const LARGEST_CENTS = 99_999_999_999;

interface AmountFieldProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A typed amount in dollars; anything else is ignored, which the field reports. */
function AmountField({ label, value, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  // The slider was moved or the chip removed in the meantime, so that value replaces the typed one.
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
