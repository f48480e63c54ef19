import { useQuery } from '@tanstack/react-query';
import { progressQuery } from '../../../shared/api/backups.ts';
import { createBackupTexts } from '../../../texts/settings/database.ts';

interface JobProgressProps {
  kind: 'backup' | 'restore';
  label: string;
  /** Shown until the server reports a phase. */
  waiting: string;
}

/** The progress of a backup or a restore, polled every second. */
export function JobProgress({ kind, label, waiting }: JobProgressProps) {
  const current = useQuery(progressQuery).data?.current ?? null;
  const own = current?.kind === kind ? current : null;
  const known = own !== null && own.total > 0;
  return (
    <div className="grid gap-1">
      <output className="font-semibold">{own?.phase ?? waiting}</output>
      <progress
        className="progress w-full"
        aria-label={label}
        {...(known ? { max: own.total, value: Math.min(own.done, own.total) } : {})}
      />
      {known && (
        <p className="text-sm text-ink-2">
          {createBackupTexts.of(own.done.toLocaleString('en'), own.total.toLocaleString('en'))}
        </p>
      )}
    </div>
  );
}
