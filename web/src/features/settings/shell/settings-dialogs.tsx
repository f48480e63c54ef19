import { lazy, Suspense } from 'react';
import { useSettingsAddress } from './use-settings-address.ts';

const CreateBackupDialog = lazy(async () => ({
  default: (await import('../backup-dialogs/create-backup-dialog.tsx')).CreateBackupDialog,
}));
const RestoreDialog = lazy(async () => ({
  default: (await import('../backup-dialogs/restore-dialog.tsx')).RestoreDialog,
}));

/** The dialogs that more than one tab opens. Which one is open stands in the address. */
export function SettingsDialogs() {
  const { dialog, openDialog, closeDialog } = useSettingsAddress();
  return (
    <Suspense>
      {dialog === 'create-backup' && <CreateBackupDialog onClose={closeDialog} />}
      {dialog === 'restore' && (
        <RestoreDialog onClose={closeDialog} onBackupFirst={() => openDialog('create-backup')} />
      )}
    </Suspense>
  );
}
