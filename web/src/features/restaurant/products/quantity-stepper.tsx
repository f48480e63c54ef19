import { LIMITS, orderableFrom } from '@larder/kernel';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { shopTexts } from '../../../texts/restaurant/products.ts';
import { quantityRuleOf, typedQuantity } from '../model/shop-product.ts';
import styles from './shop-products.module.css';

interface QuantityStepperProps {
  name: string;
  unit: string;
  /** 0 means not in the cart. */
  quantity: number;
  minimum: number;
  /** The step. */
  multiple: number;
  /** Whether a step below the minimum removes the product; otherwise the minimum is the end. */
  removable: boolean;
  onChange: (quantity: number) => void;
}

/** Minus, a number that can be typed, plus. Every change applies at once. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, unit, quantity, minimum, multiple, removable, onChange } = props;
  // The text while typing, which may temporarily be empty.
  const [typed, setTyped] = useState<string | null>(null);
  const reasonId = useId();
  const atMinimum = quantity <= minimum;
  const stuck = atMinimum && !removable;
  const full = quantity + multiple > LIMITS.orderQuantity;
  // Not every browser moves the focus from the field to a pressed button.
  const put = (wanted: number): void => {
    setTyped(null);
    onChange(wanted);
  };
  const less = (): void => {
    if (!stuck) put(atMinimum ? 0 : Math.floor((quantity - 1) / multiple) * multiple);
  };
  const more = (): void => {
    if (!full) put(orderableFrom(quantity + 1, quantityRuleOf({ minimum, multiple })));
  };
  const type = (text: string): void => {
    const kept = typedQuantity(text);
    setTyped(kept);
    if (kept !== '') onChange(Math.floor(Number(kept)));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') return nextField(event.currentTarget)?.focus();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'ArrowUp') more();
    // An arrow key never removes a product from the cart.
    else if (!atMinimum) less();
  };
  return (
    <div data-part="stepper" className={styles.stepper}>
      <button
        type="button"
        aria-label={atMinimum && removable ? shopTexts.takeOut(name) : shopTexts.less(name, multiple)}
        aria-disabled={stuck}
        aria-describedby={stuck ? reasonId : undefined}
        title={stuck ? shopTexts.minimumReason(minimum, unit) : undefined}
        onClick={less}
      >
        {atMinimum && removable ? (
          <Trash2 size={16} strokeWidth={1.75} aria-hidden />
        ) : (
          <Minus size={16} strokeWidth={2} aria-hidden />
        )}
      </button>
      {stuck && (
        <span id={reasonId} hidden>
          {shopTexts.minimumReason(minimum, unit)}
        </span>
      )}
      <input
        data-quantity
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={shopTexts.quantityOf(name)}
        placeholder="0"
        value={typed ?? (quantity === 0 ? '' : String(quantity))}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={press}
      />
      <button type="button" aria-label={shopTexts.more(name, multiple)} aria-disabled={full} onClick={more}>
        <Plus size={16} strokeWidth={2} aria-hidden />
      </button>
    </div>
  );
}

/** The next field, because an order sheet is filled in from top to bottom. */
function nextField(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-quantity]')];
  return fields[fields.indexOf(field) + 1];
}
