import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface RegisteredFieldProps extends ComponentProps<typeof TextField> {
  field: UseFormRegisterReturn;
}

/** A text field of a form. */
export function RegisteredField({ field: { ref, ...field }, ...rest }: RegisteredFieldProps) {
  return <TextField {...rest} {...field} inputRef={ref} />;
}
