import type { StaffUser } from '@larder/contracts';
import { LIMITS, ROLE_LABELS, ROLES, type Role } from '@larder/kernel';
import { useId, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SelectField } from '../../shared/ui/fields/select-field.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { useDiscardQuestion } from '../../shared/ui/overlays/use-discard-question.tsx';
import { PasswordField } from '../../shared/ui/password/password-field.tsx';
import { PasswordStrength } from '../../shared/ui/password/password-strength.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { toastTexts } from '../../texts/toasts.ts';
import { userTexts } from '../../texts/users.ts';
import { useCreateUser, useUpdateUser } from './use-change-users.ts';

interface UserFormDialogProps {
  /** Null for a new user. */
  user: StaffUser | null;
  onClose: () => void;
}

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** Adds a user, or changes somebody's role and password. A name is locked once it is given. */
export function UserFormDialog({ user, onClose }: UserFormDialogProps) {
  const [username, setUsername] = useState(user?.username ?? '');
  const [password, setPassword] = useState('');
  const [role, setRole] = useState<Role>(user?.role ?? 'read-only');
  const [submitted, setSubmitted] = useState(false);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const formId = useId();
  const create = useCreateUser();
  const update = useUpdateUser();
  const dirty = username !== (user?.username ?? '') || password !== '' || role !== (user?.role ?? 'read-only');
  const leaving = useDiscardQuestion(dirty, onClose);

  const pending = create.isPending || update.isPending;
  const nameMissing = username.trim() === '';
  const passwordMissing = user === null && password === '';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (pending) return;
    setSubmitted(true);
    if (nameMissing) return usernameField.current?.focus();
    if (passwordMissing) return passwordField.current?.focus();
    if (user === null) create.mutate({ username: username.trim(), password, role }, { onSuccess: onClose });
    else update.mutate({ id: user.id, username: user.username, password, role }, { onSuccess: onClose });
  };

  return (
    <Dialog
      open
      size="small"
      title={user === null ? userTexts.addTitle : userTexts.editTitle}
      initialFocus={user === null ? usernameField : passwordField}
      onCloseRequest={leaving.requestClose}
      footer={
        <>
          <Button onClick={leaving.requestClose}>{userTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" aria-disabled={pending}>
            {submitLabel(user === null, pending)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={userTexts.username}
          inputRef={usernameField}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={user !== null}
          maxLength={LIMITS.username}
          value={username}
          hint={user === null ? undefined : userTexts.usernameLocked}
          error={submitted && nameMissing ? userTexts.usernameRequired : null}
          onChange={(event) => setUsername(event.target.value)}
        />
        <div className="grid gap-2">
          <PasswordField
            label={user === null ? userTexts.password : userTexts.newPassword}
            inputRef={passwordField}
            autoComplete="new-password"
            required={user === null}
            value={password}
            hint={user === null ? undefined : userTexts.keepPassword}
            error={submitted && passwordMissing ? userTexts.passwordRequired : null}
            onChange={(event) => setPassword(event.target.value)}
          />
          {password !== '' && <PasswordStrength password={password} />}
        </div>
        <SelectField
          label={userTexts.role}
          value={role}
          options={OPTIONS}
          hint={roleHint(role, user)}
          onChange={(event) => setRole(event.target.value as Role)}
        />
        <Failure error={create.error ?? update.error} />
      </form>
      {leaving.question}
    </Dialog>
  );
}

function submitLabel(isNew: boolean, pending: boolean): string {
  if (isNew) return pending ? userTexts.creating : userTexts.create;
  return pending ? userTexts.saving : userTexts.save;
}

function roleHint(role: Role, user: StaffUser | null): string {
  const changed = user !== null && user.role !== role;
  return changed ? `${userTexts.roleHints[role]} ${userTexts.roleEndsSessions}` : userTexts.roleHints[role];
}

function Failure({ error }: { error: Error | null }) {
  if (error === null) return null;
  const said = error instanceof ApiError ? error.serverMessage : null;
  return (
    <p role="alert" className="font-semibold text-price">
      {said ?? toastTexts.createUser.failure.fallback}
    </p>
  );
}
