import { Eye, EyeOff } from 'lucide-react';
import { useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { userTexts } from '../../../texts/users.ts';
import { TextField } from '../text-field.tsx';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  hint?: ReactNode;
  error: string | null;
  inputRef?: Ref<HTMLInputElement>;
  marked?: boolean;
}

/** A field for a password, with the eye that shows what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className="icon-button"
          aria-pressed={visible}
          aria-label={userTexts.showPassword}
          onClick={() => setVisible(!visible)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </button>
      }
    />
  );
}
