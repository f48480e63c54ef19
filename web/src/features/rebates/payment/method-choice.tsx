import { PAYMENT_METHODS, type PaymentMethod } from '@larder/kernel';
import { useId } from 'react';
import { paymentTexts } from '../../../texts/rebates/payment.ts';

interface MethodChoiceProps {
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

export function MethodChoice({ method: chosen, onChange }: MethodChoiceProps) {
  const name = useId();
  return (
    <fieldset className="method-choice">
      <legend className="pb-1.5 font-semibold">{paymentTexts.method}</legend>
      {PAYMENT_METHODS.map((method) => (
        <label key={method} className="method-option">
          <input
            type="radio"
            name={name}
            className="checkbox"
            checked={method === chosen}
            onChange={() => onChange(method)}
          />
          {paymentTexts.methods[method]}
        </label>
      ))}
    </fieldset>
  );
}
