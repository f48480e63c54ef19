import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { backupsQuery } from '../../../shared/api/backups.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { databaseTexts } from '../../../texts/settings/database.ts';
import { Panel } from '../shell/panel.tsx';
import { useSettingsAddress } from '../shell/use-settings-address.ts';
import { awaitsRehearsal } from './awaits-rehearsal.ts';
import { BackupRow } from './backup-row.tsx';

/** A backup is put back for practice soon after it was made: until then the list is looked at again. */
const LOOK_AGAIN_MS = 5_000;

/** More are shown on demand: it is nearly always one of the newest. */
const SHOWN_AT_FIRST = 30;

interface BackupsPanelProps {
  shown: boolean;
  timeZone: string;
}

const { columns } = databaseTexts;

export function BackupsPanel({ shown, timeZone }: BackupsPanelProps) {
  const backups = useQuery({
    ...backupsQuery,
    enabled: shown,
    refetchInterval: ({ state }) => (awaitsRehearsal(state.data ?? [], Date.now()) ? LOOK_AGAIN_MS : false),
  });
  const { openDialog } = useSettingsAddress();
  const [all, setAll] = useState(false);
  const list = backups.data ?? [];
  const rows = all ? list : list.slice(0, SHOWN_AT_FIRST);
  return (
    <Panel
      className="backups-part"
      title={databaseTexts.backups}
      hint={databaseTexts.backupsHint}
      aside={list.length > 0 && <output className="text-sm text-ink-2">{databaseTexts.count(list.length)}</output>}
    >
      {backups.isError && backups.data === undefined && (
        <ErrorState onRetry={() => void backups.refetch()}>
          {sentenceOf(backups.error, databaseTexts.backupsError)}
        </ErrorState>
      )}
      {backups.isPending && <output className="late block py-8 text-ink-2">{databaseTexts.backupsLoading}</output>}
      {backups.data?.length === 0 && (
        <EmptyState icon={<DatabaseBackup size={32} strokeWidth={1.5} aria-hidden />} title={databaseTexts.empty}>
          <Button onClick={() => openDialog('create-backup')}>{databaseTexts.createBackup}</Button>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <table className="ledger backup-ledger" aria-label={databaseTexts.backups}>
          <thead>
            <tr>
              <th scope="col">{columns.file}</th>
              <th scope="col">{columns.size}</th>
              <th scope="col">{columns.created}</th>
              <th scope="col">{columns.kind}</th>
              <th scope="col">{columns.rehearsal}</th>
              <th scope="col">{columns.actions}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((backup) => (
              <BackupRow key={backup.filename} backup={backup} timeZone={timeZone} />
            ))}
          </tbody>
        </table>
      )}
      {rows.length < list.length && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          {databaseTexts.showAll(list.length)}
        </Button>
      )}
    </Panel>
  );
}
