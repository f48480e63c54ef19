import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { describedBy, FieldFrame } from './fields/field-frame.tsx';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  error: string | null;
  inputRef?: Ref<HTMLInputElement>;
  /** Stands inside the field's right end. */
  trailing?: ReactNode;
  /** Marks the label of a field that must be filled; the form says what is missing in its own words. */
  marked?: boolean;
}

/** A labelled input whose error stands below it and is read with it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, inputRef, trailing, marked = false, className = '', ...rest } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={marked} hint={hint} error={error}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          ref={inputRef}
          className={`field ${trailing === undefined ? '' : 'pr-12'} ${className}`}
          aria-required={marked || undefined}
          aria-invalid={error !== null}
          aria-describedby={describedBy(id, hint, error)}
        />
        {trailing !== undefined && (
          <span className="absolute inset-y-0 right-0 grid place-items-center">{trailing}</span>
        )}
      </div>
    </FieldFrame>
  );
}
