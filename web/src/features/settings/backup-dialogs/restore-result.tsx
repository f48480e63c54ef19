import type { RestoreDetails } from '@larder/contracts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../shared/ui/use-latest.ts';
import { restoreTexts } from '../../../texts/settings/database.ts';

const SECONDS = 2;

interface RestoreResultProps {
  details: RestoreDetails;
  /** Just before the page loads again. */
  onReload: () => void;
}

/** What was put back, and how soon the page shows it. */
export function RestoreResult({ details, onReload }: RestoreResultProps) {
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
      <ul aria-label={restoreTexts.tables} className="restored-tables">
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
