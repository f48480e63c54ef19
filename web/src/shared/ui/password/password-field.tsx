import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { userTexts } from '../../../texts/users.ts';
import { TextField, type TextFieldProps } from '../fields.tsx';

/** A field for a password, with the eye that shows what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
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
