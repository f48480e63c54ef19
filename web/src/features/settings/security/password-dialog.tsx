import { useForm, useWatch } from 'react-hook-form';
import { fieldsOfForm, FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { PasswordField } from '../../../shared/ui/password/password-field.tsx';
import { PasswordStrength } from '../../../shared/ui/password/password-strength.tsx';
import { passwordTexts } from '../../../texts/settings/security.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { useChangePassword } from './use-change-sessions.ts';

interface PasswordDialogProps {
  /** Tells password managers whose password it is. */
  username: string;
  onClose: () => void;
}

export function PasswordDialog({ username, onClose }: PasswordDialogProps) {
  const form = useForm({ defaultValues: { currentPassword: '', newPassword: '' } });
  const field = fieldsOfForm(form);
  const next = useWatch({ control: form.control, name: 'newPassword' });
  const change = useChangePassword();
  return (
    <FormDialog
      form={form}
      size="small"
      title={passwordTexts.title}
      description={passwordTexts.description}
      submitLabel={passwordTexts.save}
      pendingLabel={passwordTexts.saving}
      mutation={change}
      fallback={settingsToasts.changePassword.failure.fallback}
      onSubmit={(passwords) => change.mutate(passwords, { onSuccess: onClose })}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field('currentPassword', { required: passwordTexts.currentRequired })}
        label={passwordTexts.current}
        autoComplete="current-password"
        required
      />
      <div className="grid gap-2">
        <PasswordField
          {...field('newPassword', { required: passwordTexts.nextRequired })}
          label={passwordTexts.next}
          autoComplete="new-password"
          required
        />
        {next !== '' && <PasswordStrength password={next} />}
      </div>
    </FormDialog>
  );
}
