import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Marks the label of a required field; the form reports missing values itself. */
  marked?: boolean;
}

interface ControlProps {
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The label above, and hint and error below, for every kind of field. */
export function FieldFrame(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, hint, error = null, marked = false, children } = props;
  const id = useId();
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {marked && (
          <span aria-hidden className="text-price">
            {' *'}
          </span>
        )}
      </label>
      {children({ id, 'aria-required': marked || undefined, ...described(id, hint, error) })}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

function described(id: string, hint: ReactNode, error: string | null) {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`].filter(Boolean);
  return { 'aria-invalid': error !== null, 'aria-describedby': ids.length === 0 ? undefined : ids.join(' ') };
}

function Notes({ id, hint, error }: { id: string; hint: ReactNode; error: string | null }) {
  return (
    <>
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
    </>
  );
}

export interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Content inside the field's end. */
  trailing?: ReactNode;
}

export function TextField({ label, hint, error, marked, trailing, className = '', ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} marked={marked}>
      {(control) => (
        <div className="relative">
          <input {...rest} {...control} className={`field ${trailing === undefined ? '' : 'pr-12'} ${className}`} />
          {trailing !== undefined && (
            <span className="absolute inset-y-0 right-0 grid place-items-center">{trailing}</span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>;

export function TextAreaField({ label, hint, error, marked, className = '', ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} marked={marked}>
      {(control) => <textarea {...rest} {...control} className={`field py-2.5 ${className}`} />}
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  options: readonly { value: string; label: string }[];
}

/** The browser's select, which works on every device and with every screen reader. */
export function SelectField({ label, hint, error, marked, options, className = '', ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} marked={marked}>
      {(control) => (
        <select {...rest} {...control} className={`field ${className}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
}

export function CheckboxField({ label, hint, error = null, ...rest }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input {...rest} id={id} type="checkbox" className="checkbox" {...described(id, hint, error)} />
        {label}
      </label>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}
