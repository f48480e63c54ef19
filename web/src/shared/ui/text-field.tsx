import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error: string | null;
  inputRef?: Ref<HTMLInputElement>;
  /** Stands inside the field's right end. */
  trailing?: ReactNode;
}

/** A labelled input whose error stands below it and is read with it. */
export function TextField({ label, error, inputRef, trailing, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...rest}
          id={id}
          ref={inputRef}
          className={`field ${trailing === undefined ? '' : 'pr-12'} ${className}`}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        {trailing !== undefined && (
          <span className="absolute inset-y-0 right-0 grid place-items-center">{trailing}</span>
        )}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className="text-sm font-semibold text-price">
          {error}
        </p>
      )}
    </div>
  );
}
