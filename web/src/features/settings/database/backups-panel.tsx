import type { Backup } from '@larder/contracts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, DatabaseBackup, Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { backupAddress, backupsQuery } from '../../../shared/api/backups.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { RecordTable } from '../../../shared/kit/record-list.tsx';
import { formatBytes } from '../../../shared/text/format-bytes.ts';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, passFocusBack } from '../../../shared/ui/button.tsx';
import { ReasonedButton } from '../../../shared/ui/overlays/reasoned-button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { databaseTexts } from '../../../texts/settings/database.ts';
import { Panel } from '../shell/panel.tsx';
import { useSettingsAddress } from '../shell/use-settings-address.ts';
import { awaitsRehearsal } from './backup-rules.ts';
import styles from './database.module.css';

/** A backup is rehearsed soon after its creation: until then the list is refetched. */
const LOOK_AGAIN_MS = 5_000;

/** More are shown on demand: the wanted one is nearly always among the newest. */
const SHOWN_AT_FIRST = 30;

export function BackupsPanel({ shown, timeZone }: { shown: boolean; timeZone: string }) {
  const backups = useQuery({
    ...backupsQuery,
    enabled: shown,
    refetchInterval: ({ state }) => (awaitsRehearsal(state.data ?? [], Date.now()) ? LOOK_AGAIN_MS : false),
  });
  const { openDialog } = useSettingsAddress();
  const [all, setAll] = useState(false);
  const list = backups.data ?? [];
  return (
    <Panel
      className="md:col-span-full min-[100rem]:[grid-area:1/2/4]"
      title={databaseTexts.backups}
      hint={databaseTexts.backupsHint}
      aside={list.length > 0 && <output className="text-sm text-ink-2">{databaseTexts.count(list.length)}</output>}
    >
      <Loaded query={backups} loading={databaseTexts.backupsLoading} failed={databaseTexts.backupsError}>
        {() =>
          list.length === 0 ? (
            <EmptyState icon={DatabaseBackup} title={databaseTexts.empty}>
              <Button onClick={() => openDialog('create-backup')}>{databaseTexts.createBackup}</Button>
            </EmptyState>
          ) : (
            <BackupTable backups={all ? list : list.slice(0, SHOWN_AT_FIRST)} timeZone={timeZone} />
          )
        }
      </Loaded>
      {!all && list.length > SHOWN_AT_FIRST && (
        <Button ref={passFocusBack} className="justify-self-start" onClick={() => setAll(true)}>
          {databaseTexts.showAll(list.length)}
        </Button>
      )}
    </Panel>
  );
}

const { columns } = databaseTexts;
const NARROW = 'static w-32';
const WIDE = 'static w-48';

function BackupTable({ backups, timeZone }: { backups: readonly Backup[]; timeZone: string }) {
  return (
    <RecordTable
      label={databaseTexts.backups}
      className={styles.backupLedger}
      items={backups}
      sparse={false}
      idOf={({ filename }) => filename}
      mark={({ filename }) => ({ 'data-backup': filename })}
      columns={[
        {
          label: columns.file,
          width: 'static',
          names: true,
          cell: ({ filename, description }) => (
            <>
              <span className="font-semibold">{filename}</span>
              {description !== null && <span className="block">{databaseTexts.description(description)}</span>}
            </>
          ),
        },
        {
          label: columns.size,
          width: NARROW,
          cell: ({ size, records }) => (
            <>
              {formatBytes(size)}
              <span className="block text-sm text-ink-2">{databaseTexts.records(records.toLocaleString('en'))}</span>
            </>
          ),
        },
        {
          label: columns.created,
          width: WIDE,
          cell: ({ created, createdBy }) => (
            <>
              {formatInstant(created, timeZone)}
              {createdBy !== null && (
                <span className="block text-sm text-ink-2">{databaseTexts.madeBy(createdBy)}</span>
              )}
            </>
          ),
        },
        { label: columns.kind, width: NARROW, cell: ({ kind }) => databaseTexts.kinds[kind] },
        { label: columns.rehearsal, width: WIDE, cell: Rehearsal },
        { label: columns.actions, width: NARROW, cell: BackupButtons },
      ]}
    />
  );
}

function BackupButtons({ filename }: Backup) {
  return (
    <span className="flex">
      <a
        className="icon-button"
        href={backupAddress(filename)}
        download={filename}
        aria-label={databaseTexts.download(filename)}
      >
        <Download size={20} strokeWidth={1.75} aria-hidden />
      </a>
      {/* As specified, it only explains where to restore. */}
      <ReasonedButton
        icon
        className="text-ink-3"
        disabledReason={databaseTexts.restoreRow}
        aria-label={databaseTexts.restoreRow}
      >
        <RotateCcw size={20} strokeWidth={1.75} aria-hidden />
      </ReasonedButton>
    </span>
  );
}

/** Whether the rehearsal of the backup succeeded. */
function Rehearsal({ rehearsal }: Backup) {
  if (rehearsal === null)
    return (
      <Badge icon={Clock} className="whitespace-nowrap">
        {databaseTexts.notRehearsed}
      </Badge>
    );
  const { passed, message } = rehearsal;
  return (
    <>
      <Badge tone={passed ? 'good' : 'danger'} icon={passed ? CircleCheck : CircleX} className="whitespace-nowrap">
        {passed ? databaseTexts.rehearsed : databaseTexts.rehearsalFailed}
      </Badge>
      <span className="block text-sm text-ink-2">{message}</span>
    </>
  );
}
