import type { BackupSchedule } from '@larder/contracts';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { DatabaseBackup, RotateCcw } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { backupsQuery, saveSchedule, scheduleQuery } from '../../../shared/api/backups.ts';
import { storeQuery } from '../../../shared/api/stores.ts';
import { systemInfoQuery } from '../../../shared/api/system.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { byteWords } from '../../../shared/text/byte-words.ts';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField, TextField } from '../../../shared/ui/fields.tsx';
import { databaseTexts } from '../../../texts/settings/database.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { uptimeWords } from '../model/figure-words.ts';
import { Panel, PanelFacts } from '../shell/panel.tsx';
import { type TabProps, useSettingsAddress } from '../shell/use-settings-address.ts';
import { newestOf, MOST_HOURS, MOST_KEPT, wholeUpTo } from './backup-rules.ts';
import { BackupsPanel } from './backups-panel.tsx';
import styles from './database.module.css';
import { ImagePanel } from './image-panel.tsx';

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

function DatabasePanel({ shown, timeZone }: { shown: boolean; timeZone: string }) {
  const info = useQuery({ ...systemInfoQuery, enabled: shown });
  const { openDialog } = useSettingsAddress();
  // What the system says of itself is a few seconds old; the list is not.
  const lastBackup = newestOf(info.data?.lastBackup ?? null, useQuery({ ...backupsQuery, enabled: shown }).data ?? []);
  return (
    <Panel title={databaseTexts.title}>
      <Loaded query={info} loading={databaseTexts.loading} failed={databaseTexts.infoError}>
        {(data) => (
          <PanelFacts
            items={[
              [databaseTexts.size, byteWords(data.dbSize)],
              [
                databaseTexts.lastBackup,
                lastBackup === null ? databaseTexts.never : instantWords(lastBackup, timeZone),
              ],
              [databaseTexts.uptime, uptimeWords(data.uptime)],
              [databaseTexts.version, data.version],
            ]}
          />
        )}
      </Loaded>
      <div className="flex flex-wrap gap-2">
        <Button icon={DatabaseBackup} tone="primary" onClick={() => openDialog('create-backup')}>
          {databaseTexts.createBackup}
        </Button>
        <Button icon={RotateCcw} onClick={() => openDialog('restore')}>
          {databaseTexts.restoreData}
        </Button>
      </div>
    </Panel>
  );
}

/** How often a backup is created automatically, and how many of them are kept. */
function SchedulePanel({ shown }: { shown: boolean }) {
  const schedule = useQuery({ ...scheduleQuery, enabled: shown });
  return (
    <Panel className={styles.schedulePart} title={databaseTexts.schedule} hint={databaseTexts.scheduleHint}>
      <Loaded query={schedule} loading={databaseTexts.loading} failed={databaseTexts.scheduleError}>
        {/* Resets to the saved schedule, also when another user saved it. */}
        {(saved) => <ScheduleForm key={JSON.stringify(saved)} saved={saved} />}
      </Loaded>
    </Panel>
  );
}

function ScheduleForm({ saved }: { saved: BackupSchedule }) {
  const client = useQueryClient();
  const form = useForm({
    defaultValues: { enabled: saved.enabled, hours: String(saved.everyHours), kept: String(saved.keep) },
  });
  const field = fieldsOfForm(form);
  const save = useMutation({
    mutationFn: saveSchedule,
    meta: settingsToasts.saveSchedule,
    onSuccess: (schedule) => client.setQueryData(staffKeys.backupSchedule, schedule),
  });
  const figure = { inputMode: 'numeric', autoComplete: 'off' } as const;
  const submit = form.handleSubmit(({ enabled, hours, kept }) => {
    const everyHours = wholeUpTo(hours, MOST_HOURS);
    const keep = wholeUpTo(kept, MOST_KEPT);
    if (everyHours !== null && keep !== null) save.mutate({ enabled, everyHours, keep });
  });
  return (
    <form
      noValidate
      className="grid gap-3 pt-3 px-5 pb-4 border border-edge bg-surface"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) void submit(event);
      }}
    >
      <CheckboxField {...field('enabled')} label={databaseTexts.scheduleOn} />
      <TextField
        {...field('hours', { validate: (text) => wholeUpTo(text, MOST_HOURS) !== null || databaseTexts.hoursInvalid })}
        {...figure}
        label={databaseTexts.everyHours}
      />
      <TextField
        {...field('kept', { validate: (text) => wholeUpTo(text, MOST_KEPT) !== null || databaseTexts.keepInvalid })}
        {...figure}
        label={databaseTexts.keep}
      />
      <Alert error={save.error} fallback={settingsToasts.saveSchedule.failure.fallback} />
      <Button type="submit" className="justify-self-start" aria-disabled={save.isPending}>
        {save.isPending ? databaseTexts.saving : databaseTexts.save}
      </Button>
    </form>
  );
}
