import type { ChangedStaff, RestoreDetails, RestoredStaff } from '@larder/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useEffect, useState, useRef, type FormEvent } from 'react';
import { restoreBackup } from '../../../shared/api/backups.ts';
import { formatBytes } from '../../../shared/text/format-bytes.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField, FieldFrame } from '../../../shared/ui/fields.tsx';
import { useAskBeforeLeaving } from '../../../shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/overlays/dialog.tsx';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { restoreTexts } from '../../../texts/settings/database.ts';
import { settingsTexts } from '../../../texts/settings/page.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { backupFileFault, BACKUP_ENDINGS } from '../model/chosen-file.ts';
import { JobProgress } from './job-progress.tsx';

/** Restores a backup. The dialog cannot be closed while it is running, and the page reloads afterwards. */
export function RestoreDialog({ onClose, onBackupFirst }: { onClose: () => void; onBackupFirst: () => void }) {
  const restore = useRestore();
  const formId = useId();
  const locked = restore.isPending || restore.isSuccess;
  return (
    <Dialog
      title={restoreTexts.title}
      description={restoreTexts.body}
      inAddress={!locked}
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
  /** Called just before the page reloads. */
  onReload: () => void;
}

/** The result of a restore. */
function RestoreResult({ details, onReload }: RestoreResultProps) {
  const { totalRecords, restoredTables, restorePoint, staffReturned, staffChanged } = details;
  const people = staffReturned.length + staffChanged.length > 0;
  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-2 font-semibold">
        <CircleCheck size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-good" aria-hidden />
        {restoreTexts.totals(totalRecords.toLocaleString('en'), restoredTables.length.toLocaleString('en'))}
      </p>
      {people ? (
        <>
          <RestoredPeople returned={staffReturned} changed={staffChanged} />
          <Button className="justify-self-start" tone="primary" onClick={() => void reloadAfter(onReload)}>
            {restoreTexts.reloadNow}
          </Button>
        </>
      ) : (
        <ReloadCountdown onReload={onReload} />
      )}
      <p className="wrap-anywhere">{restoreTexts.restorePoint(restorePoint)}</p>
      <ul aria-label={restoreTexts.tables} className="grid gap-0.5 text-[0.875rem]">
        {restoredTables.map(({ table, records }) => (
          <li className="flex justify-between gap-4 border-b border-b-hairline border-dotted wrap-anywhere" key={table}>
            <span>{table}</span> <span>{records.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Users who have regained rights, for the administrator to check before continuing. */
function RestoredPeople({ returned, changed }: { returned: RestoredStaff[]; changed: ChangedStaff[] }) {
  const lists = [
    { title: restoreTexts.returned, lines: returned.map(({ username, role }) => restoreTexts.user(username, role)) },
    {
      title: restoreTexts.changed,
      lines: changed.map(({ username, role, changed: what }) => restoreTexts.changedUser(username, role, what)),
    },
  ];
  return lists.map(
    ({ title, lines }) =>
      lines.length > 0 && (
        <section key={title} className="grid gap-1">
          <h3 className="font-semibold">{title}</h3>
          <ul className="list-disc ps-5 wrap-anywhere">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ),
  );
}

/** The seconds until the page reloads with the restored data. */
function ReloadCountdown({ onReload }: { onReload: () => void }) {
  return <output className="font-semibold">{restoreTexts.reload(useCountdown(onReload))}</output>;
}

/** The address is cleaned up first, so that the dialog does not open again. */
function reloadAfter(before: () => void): ReturnType<typeof setTimeout> {
  before();
  return setTimeout(() => window.location.reload(), 0);
}

function useCountdown(onReload: () => void): number {
  const [left, setLeft] = useState(SECONDS);
  const before = useLatest(onReload);
  useEffect(() => {
    if (left > 0) {
      const timer = setTimeout(() => setLeft(left - 1), 1_000);
      return () => clearTimeout(timer);
    }
    const timer = reloadAfter(before.current);
    return () => clearTimeout(timer);
  }, [left, before]);
  return left;
}

/** The file, the consequences, and a word to type as confirmation. */
function RestoreForm({ id, restore, onBackupFirst }: { id: string; restore: Restore; onBackupFirst: () => void }) {
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
      <FieldFrame
        label={restoreTexts.file}
        hint={file === null ? restoreTexts.fileHint : restoreTexts.chosen(file.name, formatBytes(file.size))}
        error={submitted || file !== null ? fault : null}
      >
        {(control) => (
          // The browser's texts are in its language, not the page's.
          <span
            data-tone="plain"
            className="button relative justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:text-ink-3"
          >
            <span aria-hidden>{restoreTexts.chooseFile}</span>
            <input
              {...control}
              ref={picker}
              type="file"
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
              accept={BACKUP_ENDINGS.join(',')}
              disabled={isPending}
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            />
          </span>
        )}
      </FieldFrame>
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

/** First the progress of the upload, then of the server. */
function Under({ sent }: { sent: number }) {
  return (
    <div className="grid gap-1">
      {sent < 1 ? (
        <div className="grid gap-1">
          <output className="font-semibold">{restoreTexts.uploading(Math.floor(sent * 100))}</output>
          <progress className="progress w-full" aria-label={restoreTexts.progress} max={1} value={sent} />
        </div>
      ) : (
        <JobProgress kind="restore" label={restoreTexts.progress} waiting={restoreTexts.uploaded} />
      )}
      <p className="text-sm text-ink-2">{restoreTexts.stay}</p>
    </div>
  );
}

const { success, done, failure } = settingsToasts.restoreBackup;

/** A restore with the sent share of the file, and the result. */
function useRestore() {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const restore = useMutation({
    meta: { failure },
    mutationFn: (file: File) => {
      setSent(0);
      return restoreBackup(file, setSent);
    },
    onSuccess: ({ details }) => {
      toasts.show({ title: success, description: done(details.totalRecords, details.restoredTables.length) });
      // Not awaited: the page is about to reload.
      void client.invalidateQueries();
    },
  });
  // Leaving the page would stop the upload.
  useAskBeforeLeaving(restore.isPending);
  return { ...restore, sent };
}

type Restore = ReturnType<typeof useRestore>;
