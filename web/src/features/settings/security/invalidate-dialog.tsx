import { useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { ConfirmDialog } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { PasswordField } from '../../../shared/ui/password/password-field.tsx';
import { endSessionTexts } from '../../../texts/settings/security.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { useInvalidateSessions } from './use-change-sessions.ts';

/** Signs everybody out. Asks for the password, so that who finds this screen open cannot. */
export function InvalidateDialog({ onClose }: { onClose: () => void }) {
  const invalidate = useInvalidateSessions();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirm = (): void => {
    if (password !== '') return invalidate.mutate(password, { onSuccess: onClose });
    setMissing(true);
    field.current?.focus();
  };
  return (
    <ConfirmDialog
      open
      title={endSessionTexts.invalidateTitle}
      body={endSessionTexts.invalidateBody}
      confirmLabel={endSessionTexts.invalidate}
      busyLabel={endSessionTexts.invalidating}
      busy={invalidate.isPending}
      error={
        invalidate.isError ? sentenceOf(invalidate.error, settingsToasts.invalidateSessions.failure.fallback) : null
      }
      onConfirm={confirm}
      onCancel={onClose}
    >
      <PasswordField
        label={endSessionTexts.password}
        inputRef={field}
        autoComplete="current-password"
        required
        value={password}
        error={missing && password === '' ? endSessionTexts.passwordRequired : null}
        onChange={(event) => setPassword(event.target.value)}
      />
    </ConfirmDialog>
  );
}
