import type { BackupSchedule } from '@larder/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { saveSchedule, scheduleQuery } from '../../../shared/api/backups.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField, TextField } from '../../../shared/ui/fields.tsx';
import { databaseTexts } from '../../../texts/settings/database.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { Panel } from '../shell/panel.tsx';
import { MOST_HOURS, MOST_KEPT, wholeUpTo } from './backup-rules.ts';
import styles from './database.module.css';

/** How often a backup is created automatically, and how many of them are kept. */
export function SchedulePanel({ shown }: { shown: boolean }) {
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
