import type { StaffUser } from '@larder/contracts';
import { ApiError } from '../../shared/api/api-error.ts';
import { ConfirmDialog } from '../../shared/ui/overlays/confirm-dialog.tsx';
import { toastTexts } from '../../texts/toasts.ts';
import { userTexts } from '../../texts/users.ts';
import { useDeleteUser } from './use-change-users.ts';

interface DeleteUserDialogProps {
  user: StaffUser;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
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
