import type { RestoreDetails } from '@larder/contracts';
import { CircleCheck } from 'lucide-react';
import { useId, useEffect, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { restoreTexts } from '../../../texts/settings/database.ts';
import { settingsTexts } from '../../../texts/settings/page.ts';
import styles from '../shell/settings.module.css';
import { RestoreForm } from './restore-form.tsx';
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

const SECONDS = 2;

interface RestoreResultProps {
  details: RestoreDetails;
  /** Just before the page loads again. */
  onReload: () => void;
}

/** What was put back, and how soon the page shows it. */
function RestoreResult({ details, onReload }: RestoreResultProps) {
  const { totalRecords, restoredTables, restorePoint } = details;
  const left = useCountdown(onReload);
  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2 font-semibold">
        <CircleCheck size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-brand" aria-hidden />
        {restoreTexts.totals(totalRecords.toLocaleString('en'), restoredTables.length.toLocaleString('en'))}
      </p>
      <output className="font-semibold">{restoreTexts.reload(left)}</output>
      <p className="[overflow-wrap:anywhere]">{restoreTexts.restorePoint(restorePoint)}</p>
      <ul aria-label={restoreTexts.tables} className={styles.restoredTables}>
        {restoredTables.map(({ table, records }) => (
          <li key={table}>
            <span>{table}</span> <span>{records.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useCountdown(onReload: () => void): number {
  const [left, setLeft] = useState(SECONDS);
  const before = useLatest(onReload);
  useEffect(() => {
    if (left > 0) {
      const timer = setTimeout(() => setLeft(left - 1), 1_000);
      return () => clearTimeout(timer);
    }
    before.current();
    // The address is put in order first, so that the dialog does not open again.
    const timer = setTimeout(() => window.location.reload(), 0);
    return () => clearTimeout(timer);
  }, [left, before]);
  return left;
}
