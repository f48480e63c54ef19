import type { StaffUser } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { storeQuery } from '../../shared/api/stores.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../shared/ui/overlays/dialog.tsx';
import { toastTexts } from '../../texts/toasts.ts';
import { userTexts } from '../../texts/users.ts';
import { useDeleteUser } from './use-change-users.ts';
import { UserFormDialog } from './user-form-dialog.tsx';
import { UserRow } from './user-row.tsx';
import { usersQuery } from './users-api.ts';

interface UsersDialogProps {
  /** Who is signed in. */
  user: StaffUser;
  onClose: () => void;
}

/** Which dialog stands over the list. */
type Over = { kind: 'form'; user: StaffUser | null } | { kind: 'delete'; user: StaffUser };

export function UsersDialog({ user, onClose }: UsersDialogProps) {
  const [over, setOver] = useState<Over | null>(null);
  const allowed = user.role === 'admin';
  const users = useQuery({ ...usersQuery, enabled: allowed });
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  const close = (): void => setOver(null);

  return (
    <Dialog
      open
      size="medium"
      title={userTexts.title}
      description={allowed ? userTexts.description : undefined}
      onCloseRequest={onClose}
      footer={
        allowed ? (
          <Button tone="primary" onClick={() => setOver({ kind: 'form', user: null })}>
            <UserPlus size={18} strokeWidth={1.75} aria-hidden />
            {userTexts.add}
          </Button>
        ) : undefined
      }
    >
      {!allowed && <p role="alert">{userTexts.denied}</p>}
      {users.isError && users.data === undefined && (
        <ErrorState onRetry={() => void users.refetch()}>{users.error.message || userTexts.loadError}</ErrorState>
      )}
      {allowed && users.isPending && <output className="late block py-8 text-ink-2">{userTexts.loading}</output>}
      {users.data?.length === 0 && (
        <EmptyState icon={<UsersRound size={32} strokeWidth={1.5} aria-hidden />} title={userTexts.empty} />
      )}
      {users.data !== undefined && users.data.length > 0 && (
        <ul aria-label={userTexts.list} className="grid">
          {users.data.map((each) => (
            <UserRow
              key={each.id}
              user={each}
              own={each.id === user.id}
              timeZone={timeZone}
              onEdit={() => setOver({ kind: 'form', user: each })}
              onDelete={() => setOver({ kind: 'delete', user: each })}
            />
          ))}
        </ul>
      )}
      {over?.kind === 'form' && <UserFormDialog user={over.user} onClose={close} />}
      {over?.kind === 'delete' && <DeleteUserDialog user={over.user} onClose={close} />}
    </Dialog>
  );
}

interface DeleteUserDialogProps {
  user: StaffUser;
  onClose: () => void;
}

function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const remove = useDeleteUser();
  const { error } = remove;
  return (
    <ConfirmDialog
      open
      title={userTexts.deleteTitle}
      body={userTexts.deleteBody(user.username)}
      confirmLabel={userTexts.deleteConfirm}
      busyLabel={userTexts.deleting}
      busy={remove.isPending}
      error={
        error === null
          ? null
          : ((error instanceof ApiError ? error.serverMessage : null) ?? toastTexts.deleteUser.failure.title)
      }
      onConfirm={() => remove.mutate(user.id, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}
