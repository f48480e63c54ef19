import { useId, useRef, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../../shared/ui/overlays/use-discard-question.tsx';
import { PasswordField } from '../../../shared/ui/password/password-field.tsx';
import { PasswordStrength } from '../../../shared/ui/password/password-strength.tsx';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { passwordTexts } from '../../../texts/settings/security.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { useChangePassword } from './use-change-sessions.ts';

interface PasswordDialogProps {
  /** Tells password managers whose password it is. */
  username: string;
  onClose: () => void;
}

export function PasswordDialog({ username, onClose }: PasswordDialogProps) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const currentField = useRef<HTMLInputElement>(null);
  const nextField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const change = useChangePassword();
  const leaving = useDiscardQuestion(current !== '' || next !== '', onClose);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (change.isPending) return;
    setSubmitted(true);
    if (current === '') return currentField.current?.focus();
    if (next === '') return nextField.current?.focus();
    change.mutate({ currentPassword: current, newPassword: next }, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      size="small"
      title={passwordTexts.title}
      description={passwordTexts.description}
      initialFocus={currentField}
      onCloseRequest={leaving.requestClose}
      footer={
        <>
          <Button onClick={leaving.requestClose}>{settingsTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" aria-disabled={change.isPending}>
            {change.isPending ? passwordTexts.saving : passwordTexts.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={passwordTexts.current}
          inputRef={currentField}
          autoComplete="current-password"
          required
          value={current}
          error={submitted && current === '' ? passwordTexts.currentRequired : null}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <div className="grid gap-2">
          <PasswordField
            label={passwordTexts.next}
            inputRef={nextField}
            autoComplete="new-password"
            required
            value={next}
            error={submitted && next === '' ? passwordTexts.nextRequired : null}
            onChange={(event) => setNext(event.target.value)}
          />
          {next !== '' && <PasswordStrength password={next} />}
        </div>
        {change.isError && (
          <p role="alert" className="font-semibold text-price">
            {sentenceOf(change.error, settingsToasts.changePassword.failure.fallback)}
          </p>
        )}
      </form>
      {leaving.question}
    </Dialog>
  );
}
