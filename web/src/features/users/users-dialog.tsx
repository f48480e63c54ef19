import type { StaffStore, StaffUser, DeletedRow, ManagedUser, NewUser, UserUpdate } from '@larder/contracts';
import { formatBoardTime, LIMITS, ROLES, type Role } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2, UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { currentOfConflict } from '../../shared/api/api-error.ts';
import { requestJson } from '../../shared/api/http.ts';
import { staffQuery, useStaffChange } from '../../shared/api/staff-query.ts';
import { storeQuery } from '../../shared/api/stores.ts';
import { EditConflict } from '../../shared/kit/conflict-notice.tsx';
import { differences, useEditForm } from '../../shared/kit/edit-form.ts';
import { fieldsOfForm, FormDialog } from '../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../shared/kit/loaded.tsx';
import {
  sameStores,
  type StoreChoice,
  StoresField,
  storeNames,
  useStoresToChoose,
} from '../../shared/kit/stores-field.tsx';
import { staffKeys } from '../../shared/query/staff-keys.ts';
import { isChainAdmin } from '../../shared/session/chain-admin.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button, IconButton } from '../../shared/ui/button.tsx';
import { SelectField, TextField } from '../../shared/ui/fields.tsx';
import { ConfirmDialog, confirming } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { PasswordField } from '../../shared/ui/password/password-field.tsx';
import { PasswordStrength } from '../../shared/ui/password/password-strength.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { conflictTexts } from '../../texts/conflict.ts';
import { storeChoiceTexts } from '../../texts/stores/scope.ts';
import { userTexts, userToasts } from '../../texts/users.ts';
import { roleNames } from '../../texts/words.ts';

interface UsersDialogProps {
  inAddress?: boolean;
  /** The signed-in user. */
  user: StaffUser;
  onClose: () => void;
}

/** The open dialog above the list. */
type Over = { kind: 'form'; user: ManagedUser | null } | { kind: 'delete'; user: StaffUser };

export function UsersDialog({ user, inAddress, onClose }: UsersDialogProps) {
  const [over, setOver] = useState<Over | null>(null);
  const allowed = isChainAdmin(user);
  const users = useQuery({ ...usersQuery, enabled: allowed });
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  const choice = useStoresToChoose(allowed, users.data);
  const close = (): void => setOver(null);

  return (
    <Dialog
      size="medium"
      title={userTexts.title}
      description={allowed ? userTexts.description : undefined}
      inAddress={inAddress}
      onCloseRequest={onClose}
      footer={
        allowed ? (
          <Button icon={UserPlus} tone="primary" onClick={() => setOver({ kind: 'form', user: null })}>
            {userTexts.add}
          </Button>
        ) : undefined
      }
    >
      {!allowed && <p role="alert">{userTexts.denied}</p>}
      {allowed && (
        <Loaded query={users} loading={userTexts.loading} failed={userTexts.loadError}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState icon={UsersRound} title={userTexts.empty} />
            ) : (
              <ul aria-label={userTexts.list} className="grid">
                {all.map((each) => (
                  <UserRow
                    key={each.id}
                    user={each}
                    own={each.id === user.id}
                    timeZone={timeZone}
                    stores={choice.stores}
                    onEdit={() => setOver({ kind: 'form', user: each })}
                    onDelete={() => setOver({ kind: 'delete', user: each })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
      {over?.kind === 'form' && <UserFormDialog user={over.user} choice={choice} onClose={close} />}
      {over?.kind === 'delete' && <DeleteUserDialog user={over.user} onClose={close} />}
    </Dialog>
  );
}

function DeleteUserDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const remove = useStaffChange(deleteUser, userToasts.deleteUser, staffKeys.users);
  return (
    <ConfirmDialog
      title={userTexts.deleteTitle}
      body={userTexts.deleteBody(user.username)}
      confirmLabel={userTexts.deleteConfirm}
      busyLabel={userTexts.deleting}
      fallback={userToasts.deleteUser.failure.title}
      {...confirming(remove, user.id, onClose)}
    />
  );
}

interface UserRowProps {
  user: StaffUser;
  /** Whether it is the row of the signed-in user, which cannot be deleted. */
  own: boolean;
  timeZone: string;
  /** Empty if there is only one store. */
  stores: readonly StaffStore[];
  onEdit: () => void;
  onDelete: () => void;
}

function UserRow({ user, own, timeZone, stores, onEdit, onDelete }: UserRowProps) {
  const day = formatBoardTime(user.createdAt, timeZone).slice(0, 10);
  return (
    <li data-user={user.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2">
      <div className="grid min-w-0 flex-1 basis-28">
        <p className="font-semibold wrap-anywhere">
          {user.username} {own && <span className="font-normal text-ink-2">{userTexts.you}</span>}
        </p>
        <p className="text-sm text-ink-2">
          <time dateTime={user.createdAt}>{userTexts.created(day)}</time>
        </p>
        {stores.length > 0 && <p className="text-sm wrap-anywhere text-ink-2">{storeNames(user.storeIds, stores)}</p>}
      </div>
      <Badge tone={user.role === 'admin' ? 'good' : user.role === 'order' ? 'info' : 'quiet'}>
        {roleNames[user.role]}
      </Badge>
      <span className="flex w-24 justify-end">
        <IconButton icon={Pencil} label={userTexts.edit(user.username)} onClick={onEdit} />
        {own ? (
          <span className="size-11">
            <span className="sr-only">{userTexts.ownAccount}</span>
          </span>
        ) : (
          <IconButton icon={Trash2} label={userTexts.remove(user.username)} className="text-price" onClick={onDelete} />
        )}
      </span>
    </li>
  );
}

interface UserFormDialogProps {
  /** Null for a new user. */
  user: ManagedUser | null;
  choice: StoreChoice;
  onClose: () => void;
}

interface UserFields {
  username: string;
  password: string;
  role: Role;
  storeIds: string[] | null;
}

const LABELS = { ...userTexts, storeIds: storeChoiceTexts.stores };

const OPTIONS = ROLES.map((role) => ({ value: role, label: roleNames[role] }));

/** Adds a user, or changes a user's role, stores and password. A name cannot be changed later. */
function UserFormDialog({ user, choice, onClose }: UserFormDialogProps) {
  const edit = useEditForm<ManagedUser, UserFields>(user, (saved) => ({
    username: saved?.username ?? '',
    password: '',
    role: saved?.role ?? 'read-only',
    storeIds: saved?.storeIds ?? null,
  }));
  const { form, base, baseFields, contested } = edit;
  const isNew = base === null;
  const field = fieldsOfForm(form);
  const [password, role, storeIds] = useWatch({ control: form.control, name: ['password', 'role', 'storeIds'] });
  const create = useStaffChange(createUser, userToasts.createUser, staffKeys.users);
  const update = useStaffChange(updateUser, userToasts.updateUser, staffKeys.users);
  const submit = (fields: UserFields): void => {
    const { storeIds, ...rest } = fields;
    const onError = (error: Error): void => {
      edit.onError(error);
      const current = currentOfConflict<ManagedUser>(error);
      // The name of a user who has been added is locked.
      if (current !== null) form.setValue('username', current.username);
    };
    if (isNew) {
      const all = choice.stores.length > 0 ? { ...rest, storeIds } : rest;
      create.mutate({ ...all, username: rest.username.trim(), key: edit.key }, { onSuccess: onClose, onError });
    } else {
      // Only the fields changed here, as others may have changed in the meantime.
      const changed = Object.fromEntries(differences(baseFields, fields).map((name) => [name, fields[name]]));
      update.mutate({ id: base.id, version: base.version, ...changed }, { onSuccess: onClose, onError });
    }
  };
  const shown = (name: keyof UserFields): string => {
    if (name === 'storeIds') return storeNames(baseFields.storeIds, choice.stores);
    return name === 'role' ? roleNames[baseFields.role] : baseFields[name];
  };
  return (
    <FormDialog
      form={form}
      size="small"
      title={isNew ? userTexts.addTitle : userTexts.editTitle}
      submitLabel={isNew ? userTexts.create : contested === null ? userTexts.save : conflictTexts.keep}
      pendingLabel={isNew ? userTexts.creating : userTexts.saving}
      mutation={isNew ? create : update}
      incomplete={choice.missing !== undefined}
      fallback={userToasts.createUser.failure.fallback}
      notice={<EditConflict edit={edit} labels={LABELS} shown={shown} />}
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
      <SelectField {...field('role')} label={userTexts.role} options={OPTIONS} hint={roleHint(role, base, storeIds)} />
      <Controller
        control={form.control}
        name="storeIds"
        rules={{ validate: (ids) => ids === null || ids.length > 0 || storeChoiceTexts.required }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <StoresField
            choice={choice}
            value={value}
            before={base?.storeIds}
            hint={storesHint(value, base)}
            error={error?.message ?? null}
            onChange={onChange}
          />
        )}
      />
    </FormDialog>
  );
}

function roleHint(role: Role, user: StaffUser | null, storeIds: string[] | null): string {
  const hint = userTexts.roleHints[role === 'admin' && storeIds !== null ? 'storeAdmin' : role];
  const changed = user !== null && user.role !== role;
  return changed ? `${hint} ${userTexts.roleEndsSessions}` : hint;
}

function storesHint(storeIds: string[] | null, user: StaffUser | null): string {
  const changed = user !== null && !sameStores(user.storeIds, storeIds);
  return [storeIds !== null && userTexts.storesHint, changed && userTexts.storesEndSessions].filter(Boolean).join(' ');
}

const USERS = '/api/admin/users';

const usersQuery = staffQuery<ManagedUser[]>(staffKeys.users, USERS);

const createUser = ({ key, ...body }: NewUser & { key: string }): Promise<StaffUser> =>
  requestJson(USERS, { method: 'POST', body, staff: true, idempotencyKey: key });

const updateUser = ({ id, ...update }: UserUpdate & { id: string }): Promise<StaffUser> =>
  requestJson(`${USERS}/${id}`, { method: 'PUT', body: update, staff: true });

const deleteUser = (id: string): Promise<DeletedRow> =>
  requestJson(`${USERS}/${id}`, { method: 'DELETE', staff: true });
