import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy } from './field-frame.tsx';

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  inputRef?: Ref<HTMLInputElement>;
}

export function CheckboxField({ label, hint, error = null, inputRef, ...rest }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          {...rest}
          id={id}
          ref={inputRef}
          type="checkbox"
          className="checkbox"
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, hint, error)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error !== null && (
        <p id={`${id}-error`} className="text-sm font-semibold text-price">
          {error}
        </p>
      )}
    </div>
  );
}
