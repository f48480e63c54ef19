import type { PasswordChange, PasswordChanged } from '@larder/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { passwordTexts } from '../../texts/account.ts';
import { settingsToasts } from '../../texts/settings/toasts.ts';
import { requestJson } from '../api/http.ts';
import { useStaffChange } from '../api/staff-query.ts';
import { staffKeys } from '../query/staff-keys.ts';
import { PasswordField } from '../ui/password/password-field.tsx';
import { PasswordStrength } from '../ui/password/password-strength.tsx';
import { FormDialog, fieldsOfForm } from './form-dialog.tsx';

const notices = settingsToasts.changePassword;

const changePassword = (body: PasswordChange): Promise<PasswordChanged> =>
  requestJson('/api/admin/password', { method: 'POST', body, staff: true, unanswered: passwordTexts.unanswered });

interface PasswordDialogProps {
  /** The user name for password managers. */
  username: string;
  onClose: () => void;
}

/** Changes the user's password. */
export function PasswordDialog({ username, onClose }: PasswordDialogProps) {
  const form = useForm({ defaultValues: { currentPassword: '', newPassword: '' } });
  const field = fieldsOfForm(form);
  const next = useWatch({ control: form.control, name: 'newPassword' });
  const change = useStaffChange(changePassword, notices, staffKeys.openSessions, staffKeys.ownPassword);
  return (
    <FormDialog
      form={form}
      size="small"
      title={passwordTexts.title}
      description={passwordTexts.description}
      submitLabel={passwordTexts.save}
      pendingLabel={passwordTexts.saving}
      mutation={change}
      fallback={notices.failure.fallback}
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
