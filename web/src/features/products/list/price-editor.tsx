import { MAX_PRICE_CENTS, parsePriceCents } from '@larder/kernel';
import { Check, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { productListTexts } from '../../../texts/product-list.ts';

interface PriceEditorProps {
  label: string;
  initialText: string;
  /** Why the last attempt was refused, or that somebody else has changed the price meanwhile. */
  problem: string | null;
  onSave: (cents: number, text: string) => void;
  onCancel: () => void;
}

/** Enter saves, Esc cancels, and leaving the field does neither: a price is never changed by accident. */
export function PriceEditor({ label, initialText, problem, onSave, onCancel }: PriceEditorProps) {
  const [text, setText] = useState(initialText);
  const [invalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  useEffect(() => field.current?.select(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const cents = parsePriceCents(text);
    if (cents === null || cents > MAX_PRICE_CENTS) {
      setInvalid(true);
      field.current?.focus();
      return;
    }
    onSave(cents, text);
  };
  const complaint = invalid ? productListTexts.invalidPrice : problem;

  return (
    <form noValidate className="price-editor" onSubmit={submit}>
      <span className="flex">
        <input
          ref={field}
          className="field figure-field"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={invalid}
          aria-describedby={noteId}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setInvalid(false);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel();
          }}
        />
        <button type="submit" className="icon-button text-brand" aria-label={productListTexts.save}>
          <Check size={18} strokeWidth={2} aria-hidden />
        </button>
        <button type="button" className="icon-button" aria-label={productListTexts.cancel} onClick={onCancel}>
          <X size={18} strokeWidth={2} aria-hidden />
        </button>
      </span>
      <span
        id={noteId}
        role={complaint === null ? undefined : 'alert'}
        className={`block max-w-52 text-xs ${complaint === null ? 'text-ink-3' : 'font-semibold text-price'}`}
      >
        {complaint ?? productListTexts.editHint}
      </span>
    </form>
  );
}
