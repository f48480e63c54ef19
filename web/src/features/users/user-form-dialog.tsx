import type { StaffUser } from '@larder/contracts';
import { LIMITS, ROLE_LABELS, ROLES, type Role } from '@larder/kernel';
import { useForm, useWatch } from 'react-hook-form';
import { fieldsOfForm, FormDialog } from '../../shared/kit/form-dialog.tsx';
import { SelectField, TextField } from '../../shared/ui/fields.tsx';
import { PasswordField } from '../../shared/ui/password/password-field.tsx';
import { PasswordStrength } from '../../shared/ui/password/password-strength.tsx';
import { userTexts, userToasts } from '../../texts/users.ts';
import { useCreateUser, useUpdateUser } from './use-change-users.ts';

interface UserFormDialogProps {
  /** Null for a new user. */
  user: StaffUser | null;
  onClose: () => void;
}

interface UserFields {
  username: string;
  password: string;
  role: Role;
}

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** Adds a user, or changes the role and the password of one. A name is locked once it is given. */
export function UserFormDialog({ user, onClose }: UserFormDialogProps) {
  const isNew = user === null;
  const form = useForm<UserFields>({
    defaultValues: { username: user?.username ?? '', password: '', role: user?.role ?? 'read-only' },
  });
  const field = fieldsOfForm(form);
  const [password, role] = useWatch({ control: form.control, name: ['password', 'role'] });
  const create = useCreateUser();
  const update = useUpdateUser();
  const submit = (fields: UserFields): void => {
    if (isNew) create.mutate({ ...fields, username: fields.username.trim() }, { onSuccess: onClose });
    else update.mutate({ ...fields, id: user.id, username: user.username }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      form={form}
      size="small"
      title={isNew ? userTexts.addTitle : userTexts.editTitle}
      submitLabel={isNew ? userTexts.create : userTexts.save}
      pendingLabel={isNew ? userTexts.creating : userTexts.saving}
      mutation={isNew ? create : update}
      fallback={userToasts.createUser.failure.fallback}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...field('username', { validate: (name) => name.trim() !== '' || userTexts.usernameRequired })}
        label={userTexts.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        readOnly={!isNew}
        maxLength={LIMITS.username}
        hint={isNew ? undefined : userTexts.usernameLocked}
      />
      <div className="grid gap-2">
        <PasswordField
          {...field('password', { required: isNew && userTexts.passwordRequired })}
          label={isNew ? userTexts.password : userTexts.newPassword}
          autoComplete="new-password"
          required={isNew}
          hint={isNew ? undefined : userTexts.keepPassword}
        />
        {password !== '' && <PasswordStrength password={password} />}
      </div>
      <SelectField {...field('role')} label={userTexts.role} options={OPTIONS} hint={roleHint(role, user)} />
    </FormDialog>
  );
}

function roleHint(role: Role, user: StaffUser | null): string {
  const changed = user !== null && user.role !== role;
  return changed ? `${userTexts.roleHints[role]} ${userTexts.roleEndsSessions}` : userTexts.roleHints[role];
}
