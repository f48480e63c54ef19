import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  marked?: boolean;
  options: readonly { value: string; label: string }[];
  selectRef?: Ref<HTMLSelectElement>;
}

/** The browser's own select: it works on every device and with every reader. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error = null, marked = false, options, selectRef, className = '', ...rest } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={marked} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        ref={selectRef}
        className={`field ${className}`}
        aria-required={marked || undefined}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
