import { useQuery } from '@tanstack/react-query';
import { DatabaseBackup, RotateCcw } from 'lucide-react';
import { backupsQuery } from '../../../shared/api/backups.ts';
import { storeQuery } from '../../../shared/api/stores.ts';
import { systemInfoQuery } from '../../../shared/api/system.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { byteWords } from '../../../shared/text/byte-words.ts';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { databaseTexts } from '../../../texts/settings/database.ts';
import { uptimeWords } from '../model/figure-words.ts';
import { Panel } from '../shell/panel.tsx';
import settingsStyles from '../shell/settings.module.css';
import { type TabProps, useSettingsAddress } from '../shell/use-settings-address.ts';
import { newestOf } from './backup-rules.ts';
import { BackupsPanel } from './backups-panel.tsx';
import styles from './database.module.css';
import { ImagePanel } from './image-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';

/** What is kept of the data, and how it comes back. */
export function DatabaseTab({ shown }: TabProps) {
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  return (
    <div className={styles.databaseParts}>
      <DatabasePanel shown={shown} timeZone={timeZone} />
      <SchedulePanel shown={shown} />
      <ImagePanel />
      <BackupsPanel shown={shown} timeZone={timeZone} />
    </div>
  );
}

interface DatabasePanelProps {
  shown: boolean;
  timeZone: string;
}

function DatabasePanel({ shown, timeZone }: DatabasePanelProps) {
  const info = useQuery({ ...systemInfoQuery, enabled: shown });
  const { openDialog } = useSettingsAddress();
  // What the system says of itself is a few seconds old; the list is not.
  const lastBackup = newestOf(info.data?.lastBackup ?? null, useQuery({ ...backupsQuery, enabled: shown }).data ?? []);
  return (
    <Panel title={databaseTexts.title}>
      <Loaded query={info} loading={databaseTexts.loading} failed={databaseTexts.infoError}>
        {(data) => (
          <dl data-part="facts" className={settingsStyles.facts}>
            <dt>{databaseTexts.size}</dt>
            <dd>{byteWords(data.dbSize)}</dd>
            <dt>{databaseTexts.lastBackup}</dt>
            <dd>{lastBackup === null ? databaseTexts.never : instantWords(lastBackup, timeZone)}</dd>
            <dt>{databaseTexts.uptime}</dt>
            <dd>{uptimeWords(data.uptime)}</dd>
            <dt>{databaseTexts.version}</dt>
            <dd>{data.version}</dd>
          </dl>
        )}
      </Loaded>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onClick={() => openDialog('create-backup')}>
          <DatabaseBackup size={18} strokeWidth={1.75} aria-hidden />
          {databaseTexts.createBackup}
        </Button>
        <Button onClick={() => openDialog('restore')}>
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
          {databaseTexts.restoreData}
        </Button>
      </div>
    </Panel>
  );
}
