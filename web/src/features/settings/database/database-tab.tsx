import './database.css';
import { useQuery } from '@tanstack/react-query';
import { storeQuery } from '../../../shared/api/stores.ts';
import type { TabProps } from '../shell/settings-tabs.ts';
import { BackupsPanel } from './backups-panel.tsx';
import { DatabasePanel } from './database-panel.tsx';
import { ImagePanel } from './image-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';

/** What is kept of the data, and how it comes back. */
export function DatabaseTab({ shown }: TabProps) {
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  return (
    <div className="database-parts">
      <DatabasePanel shown={shown} timeZone={timeZone} />
      <SchedulePanel shown={shown} />
      <ImagePanel />
      <BackupsPanel shown={shown} timeZone={timeZone} />
    </div>
  );
}
