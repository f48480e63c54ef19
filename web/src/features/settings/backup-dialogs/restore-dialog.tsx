import { useId } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { restoreTexts } from '../../../texts/settings/database.ts';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { RestoreForm } from './restore-form.tsx';
import { RestoreResult } from './restore-result.tsx';
import { useRestore } from './use-restore.ts';

interface RestoreDialogProps {
  onClose: () => void;
  onBackupFirst: () => void;
}

/** Puts a backup back. Nothing closes the dialog while it is under way, and once it is done the page loads again. */
export function RestoreDialog({ onClose, onBackupFirst }: RestoreDialogProps) {
  const restore = useRestore();
  const formId = useId();
  const locked = restore.isPending || restore.isSuccess;
  return (
    <Dialog
      open
      title={restoreTexts.title}
      description={restoreTexts.body}
      onCloseRequest={() => !locked && onClose()}
      footer={
        restore.isSuccess ? undefined : (
          <>
            <Button aria-disabled={locked} onClick={() => !locked && onClose()}>
              {settingsTexts.cancel}
            </Button>
            <Button type="submit" form={formId} tone="danger" aria-disabled={locked}>
              {restore.isPending ? restoreTexts.restoring : restoreTexts.restore}
            </Button>
          </>
        )
      }
    >
      {restore.isSuccess ? (
        <RestoreResult details={restore.data.details} onReload={onClose} />
      ) : (
        <RestoreForm id={formId} restore={restore} onBackupFirst={onBackupFirst} />
      )}
    </Dialog>
  );
}
