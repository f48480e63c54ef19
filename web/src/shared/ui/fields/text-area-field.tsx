import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  marked?: boolean;
  areaRef?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error = null, marked = false, areaRef, className = '', rows = 5, ...rest } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={marked} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        ref={areaRef}
        rows={rows}
        className={`field py-2.5 ${className}`}
        aria-required={marked || undefined}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  );
}
