import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { userTexts } from '../../../texts/users.ts';
import { IconButton } from '../button.tsx';
import { TextField, type TextFieldProps } from '../fields.tsx';

/** A field for a password, with a button that shows the text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={Icon}
          size={20}
          label={userTexts.showPassword}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
