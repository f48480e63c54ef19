import type { BackupSchedule } from '@larder/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { saveSchedule, scheduleQuery } from '../../../shared/api/backups.ts';
import { systemKeys } from '../../../shared/query/system-keys.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { CheckboxField, TextField } from '../../../shared/ui/fields.tsx';
import { databaseTexts } from '../../../texts/settings/database.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { Panel } from '../shell/panel.tsx';
import { MOST_HOURS, MOST_KEPT, wholeUpTo } from './schedule-fields.ts';

/** How often a backup is made by itself, and how many of them are kept. */
export function SchedulePanel({ shown }: { shown: boolean }) {
  const schedule = useQuery({ ...scheduleQuery, enabled: shown });
  return (
    <Panel className="schedule-part" title={databaseTexts.schedule} hint={databaseTexts.scheduleHint}>
      {schedule.isError && schedule.data === undefined && (
        <ErrorState onRetry={() => void schedule.refetch()}>
          {sentenceOf(schedule.error, databaseTexts.scheduleError)}
        </ErrorState>
      )}
      {schedule.isPending && <output className="late block py-8 text-ink-2">{databaseTexts.loading}</output>}
      {schedule.data !== undefined && (
        // Begins anew with what is saved, also by somebody else.
        <ScheduleForm key={JSON.stringify(schedule.data)} saved={schedule.data} />
      )}
    </Panel>
  );
}

function ScheduleForm({ saved }: { saved: BackupSchedule }) {
  const client = useQueryClient();
  const [enabled, setEnabled] = useState(saved.enabled);
  const [hours, setHours] = useState(String(saved.everyHours));
  const [kept, setKept] = useState(String(saved.keep));
  const [submitted, setSubmitted] = useState(false);
  const hoursField = useRef<HTMLInputElement>(null);
  const keptField = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: saveSchedule,
    meta: settingsToasts.saveSchedule,
    onSuccess: (schedule) => client.setQueryData(systemKeys.backupSchedule, schedule),
  });
  const everyHours = wholeUpTo(hours, MOST_HOURS);
  const keep = wholeUpTo(kept, MOST_KEPT);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (save.isPending) return;
    setSubmitted(true);
    if (everyHours === null) return hoursField.current?.focus();
    if (keep === null) return keptField.current?.focus();
    save.mutate({ enabled, everyHours, keep });
  };
  return (
    <form noValidate onSubmit={submit} className="schedule-form">
      <CheckboxField
        label={databaseTexts.scheduleOn}
        checked={enabled}
        onChange={(event) => setEnabled(event.target.checked)}
      />
      <TextField
        label={databaseTexts.everyHours}
        ref={hoursField}
        inputMode="numeric"
        autoComplete="off"
        value={hours}
        error={submitted && everyHours === null ? databaseTexts.hoursInvalid : null}
        onChange={(event) => setHours(event.target.value)}
      />
      <TextField
        label={databaseTexts.keep}
        ref={keptField}
        inputMode="numeric"
        autoComplete="off"
        value={kept}
        error={submitted && keep === null ? databaseTexts.keepInvalid : null}
        onChange={(event) => setKept(event.target.value)}
      />
      <Alert error={save.error} fallback={settingsToasts.saveSchedule.failure.fallback} />
      <Button type="submit" className="justify-self-start" aria-disabled={save.isPending}>
        {save.isPending ? databaseTexts.saving : databaseTexts.save}
      </Button>
    </form>
  );
}
