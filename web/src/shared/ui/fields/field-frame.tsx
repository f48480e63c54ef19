import type { ReactNode } from 'react';

interface FieldFrameProps {
  /** The id of the control; its hint and error are `${id}-hint` and `${id}-error`. */
  id: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error: string | null;
  children: ReactNode;
}

/** Label above, hint and error below: the same for every kind of field. */
export function FieldFrame({ id, label, required = false, hint, error, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && (
          <span aria-hidden className="text-price">
            {' *'}
          </span>
        )}
      </label>
      {children}
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

/** The ids that describe a control: its hint and, while there is one, its error. */
export function describedBy(id: string, hint: ReactNode, error: string | null): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}
