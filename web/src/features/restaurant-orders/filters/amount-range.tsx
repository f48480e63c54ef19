import { formatMoney } from '@larder/kernel';
import { Slider } from 'radix-ui';
import { filterTexts } from '../../../texts/restaurant-orders/filters.ts';
import { SLIDER_STEP, sliderEnd } from '../model/slider-end.ts';
import { AmountField } from './amount-field.tsx';

interface AmountRangeProps {
  /** The largest total of all orders. */
  highest: number;
  min: number | null;
  max: number | null;
  onChange: (min: number | null, max: number | null) => void;
}

/** Between which totals. A thumb at its end bounds nothing; the fields take what falls between the steps. */
export function AmountRange({ highest, min, max, onChange }: AmountRangeProps) {
  const end = sliderEnd(highest);
  const low = Math.min(min ?? 0, end);
  const high = Math.max(low, Math.min(max ?? end, end));
  return (
    <fieldset className="grid content-start gap-3">
      <legend className="mb-1 font-semibold">{filterTexts.amount}</legend>
      <Slider.Root
        className="amount-slider"
        min={0}
        max={end}
        step={SLIDER_STEP}
        value={[low, high]}
        onValueChange={([from = 0, to = end]) =>
          // A thumb that was not moved keeps what was typed for it, between the steps or beyond the end.
          onChange(from === low ? min : from <= 0 ? null : from, to === high ? max : to >= end ? null : to)
        }
      >
        <Slider.Track className="amount-track">
          <Slider.Range className="amount-range" />
        </Slider.Track>
        <Slider.Thumb className="amount-thumb" aria-label={filterTexts.minThumb} aria-valuetext={formatMoney(low)} />
        <Slider.Thumb className="amount-thumb" aria-label={filterTexts.maxThumb} aria-valuetext={formatMoney(high)} />
      </Slider.Root>
      <div className="grid grid-cols-2 gap-3">
        <AmountField label={filterTexts.minField} value={min} onChange={(amount) => onChange(amount, max)} />
        <AmountField label={filterTexts.maxField} value={max} onChange={(amount) => onChange(min, amount)} />
      </div>
    </fieldset>
  );
}
