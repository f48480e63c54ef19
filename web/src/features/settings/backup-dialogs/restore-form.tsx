import { TriangleAlert } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { byteWords } from '../../../shared/text/byte-words.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { CheckboxField, TextField } from '../../../shared/ui/fields.tsx';
import { restoreTexts } from '../../../texts/settings/database.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { backupFileFault, BACKUP_ENDINGS } from '../model/chosen-file.ts';
import styles from '../shell/settings.module.css';
import { JobProgress } from './job-progress.tsx';
import type { Restore } from './use-restore.ts';

interface RestoreFormProps {
  id: string;
  restore: Restore;
  onBackupFirst: () => void;
}

/** Which file, what it means, and the word that it is meant. */
export function RestoreForm({ id, restore, onBackupFirst }: RestoreFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [sure, setSure] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const checkbox = useRef<HTMLInputElement>(null);
  const fault = backupFileFault(file);
  const { isPending, sent } = restore;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setSubmitted(true);
    if (file === null || fault !== null) return picker.current?.focus();
    if (!sure) return checkbox.current?.focus();
    restore.mutate(file);
  };

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        ref={picker}
        type="file"
        className="p-2"
        label={restoreTexts.file}
        hint={file === null ? restoreTexts.fileHint : restoreTexts.chosen(file.name, byteWords(file.size))}
        error={submitted || file !== null ? fault : null}
        accept={BACKUP_ENDINGS.join(',')}
        disabled={isPending}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <div className="flex gap-3 py-3 px-4 border-l-4 border-l-price bg-price-tint text-danger-ink">
        <TriangleAlert size={20} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden />
        <div className="grid gap-1">
          <p className="font-semibold">{restoreTexts.warning}</p>
          <p>{restoreTexts.warningHint}</p>
          {!isPending && (
            <button type="button" className="text-button justify-self-start" onClick={onBackupFirst}>
              {restoreTexts.backupFirst}
            </button>
          )}
        </div>
      </div>
      <CheckboxField
        label={restoreTexts.confirm}
        ref={checkbox}
        disabled={isPending}
        checked={sure}
        error={submitted && !sure ? restoreTexts.confirmMissing : null}
        onChange={(event) => setSure(event.target.checked)}
      />
      {isPending && <Under sent={sent} />}
      <Alert error={restore.error} fallback={settingsToasts.restoreBackup.failure.fallback} />
    </form>
  );
}

/** First the file leaves, then the server is at work. */
function Under({ sent }: { sent: number }) {
  return (
    <div className="grid gap-1">
      {sent < 1 ? (
        <div className={styles.jobProgress}>
          <output>{restoreTexts.uploading(Math.floor(sent * 100))}</output>
          <progress aria-label={restoreTexts.progress} max={1} value={sent} />
        </div>
      ) : (
        <JobProgress kind="restore" label={restoreTexts.progress} waiting={restoreTexts.uploaded} />
      )}
      <p className="text-sm text-ink-2">{restoreTexts.stay}</p>
    </div>
  );
}
