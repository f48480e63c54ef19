import type { BackupSchedule, PictureImportDetails } from '@larder/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { DatabaseBackup, Download, RotateCcw, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { backupsQuery, fetchImages, importImages, saveSchedule, scheduleQuery } from '../../../shared/api/backups.ts';
import { saveFile } from '../../../shared/api/file-answer.ts';
import { storeQuery } from '../../../shared/api/stores.ts';
import { systemInfoQuery } from '../../../shared/api/system.ts';
import { fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { formatBytes } from '../../../shared/text/format-bytes.ts';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { toasts } from '../../../shared/toast/toast-store.ts';
import { Alert } from '../../../shared/ui/alert.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckboxField, TextField } from '../../../shared/ui/fields.tsx';
import { useStoreDay } from '../../../shared/use-store-day.ts';
import { databaseTexts } from '../../../texts/settings/database.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { PICTURE_SET_ENDING, pictureSetFault } from '../model/chosen-file.ts';
import { formatUptime } from '../model/figures.ts';
import { Panel, PanelFacts, SAVED_EVERY_MS } from '../shell/panel.tsx';
import { FIGURE_FIELD, figureOf, SettingsForm, useSaveSettings, useSettingsForm } from '../shell/settings-form.tsx';
import { type TabProps, useSettingsAddress } from '../shell/use-settings-address.ts';
import { MOST_HOURS, MOST_KEPT, newestOf } from './backup-rules.ts';
import { BackupsPanel } from './backups-panel.tsx';

/** The small panels side by side above the backups; on wide screens beside them. */
const PARTS =
  'grid gap-8 md:[grid-template:auto_1fr/repeat(2,minmax(0,1fr))] min-[75rem]:[grid-template:auto/repeat(3,minmax(0,1fr))] min-[100rem]:[grid-template:auto_auto_1fr/minmax(20rem,24rem)_minmax(0,1fr)]';

/** Backups and restores. */
export function DatabaseTab({ shown }: TabProps) {
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  return (
    <div className={PARTS}>
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
  // The system info may be a few seconds old; the list is newer.
  const lastBackup = newestOf(info.data?.lastBackup ?? null, useQuery({ ...backupsQuery, enabled: shown }).data ?? []);
  return (
    <Panel title={databaseTexts.title}>
      <Loaded query={info} loading={databaseTexts.loading} failed={databaseTexts.infoError}>
        {(data) => (
          <PanelFacts
            items={[
              [databaseTexts.size, formatBytes(data.dbSize)],
              [
                databaseTexts.lastBackup,
                lastBackup === null ? databaseTexts.never : formatInstant(lastBackup, timeZone),
              ],
              [databaseTexts.uptime, formatUptime(data.uptime)],
              [databaseTexts.version, data.version],
              [databaseTexts.hostNames, data.hostNames ?? databaseTexts.anyHostName],
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
  const schedule = useQuery({ ...scheduleQuery, enabled: shown, refetchInterval: SAVED_EVERY_MS });
  return (
    <Panel
      className="md:[grid-area:1/2/3] min-[75rem]:[grid-area:auto]"
      title={databaseTexts.schedule}
      hint={databaseTexts.scheduleHint}
    >
      <Loaded query={schedule} loading={databaseTexts.loading} failed={databaseTexts.scheduleError}>
        {(saved) => <ScheduleForm saved={saved} />}
      </Loaded>
    </Panel>
  );
}

const SCHEDULE_LABELS = {
  enabled: databaseTexts.scheduleOn,
  everyHours: databaseTexts.everyHours,
  keep: databaseTexts.keep,
};

function ScheduleForm({ saved: { enabled, everyHours, keep } }: { saved: BackupSchedule }) {
  const save = useSaveSettings(staffKeys.backupSchedule, saveSchedule, settingsToasts.saveSchedule);
  const settings = useSettingsForm({ enabled, everyHours: String(everyHours), keep: String(keep) }, save);
  const field = fieldsOfForm(settings.form);
  const figure = (most: number, why: string) => ({ validate: (text: string) => figureOf(text, 1, most) > 0 || why });
  return (
    <SettingsForm
      settings={settings}
      labels={SCHEDULE_LABELS}
      fallback={settingsToasts.saveSchedule.failure.fallback}
      texts={databaseTexts}
      onSubmit={(fields) =>
        save.mutate({ enabled: fields.enabled, everyHours: figureOf(fields.everyHours), keep: figureOf(fields.keep) })
      }
    >
      <CheckboxField {...field('enabled')} label={SCHEDULE_LABELS.enabled} />
      <TextField
        {...field('everyHours', figure(MOST_HOURS, databaseTexts.hoursInvalid))}
        {...FIGURE_FIELD}
        label={SCHEDULE_LABELS.everyHours}
      />
      <TextField
        {...field('keep', figure(MOST_KEPT, databaseTexts.keepInvalid))}
        {...FIGURE_FIELD}
        label={SCHEDULE_LABELS.keep}
      />
    </SettingsForm>
  );
}

const exportFailure = settingsToasts.exportImages.failure;

/** Exports pictures as a ZIP file, and imports them. */
function ImagePanel() {
  const day = useStoreDay();
  const picker = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: () => fetchImages(day),
    onSuccess: saveFile,
    onError: () => toasts.show({ ...exportFailure, tone: 'error' }),
  });
  const load = useMutation({
    meta: settingsToasts.importImages,
    mutationFn: (file: File) => importImages(file, setSent),
  });
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    const wrong = pictureSetFault(file);
    setFault(wrong);
    if (wrong !== null) return;
    setSent(0);
    load.mutate(file);
  };
  const problem =
    fault ??
    (load.isError ? sentenceOf(load.error, settingsToasts.importImages.failure.fallback) : null) ??
    (save.isError ? sentenceOf(save.error, exportFailure.description) : null);
  return (
    <Panel title={databaseTexts.images} hint={databaseTexts.imagesHint}>
      <div className="flex flex-wrap gap-2">
        <Button icon={Download} aria-busy={save.isPending} onClick={() => !save.isPending && save.mutate()}>
          {save.isPending ? databaseTexts.exportingImages : databaseTexts.exportImages}
        </Button>
        <Button icon={Upload} aria-busy={load.isPending} onClick={() => !load.isPending && picker.current?.click()}>
          {load.isPending ? databaseTexts.importingImages : databaseTexts.importImages}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={PICTURE_SET_ENDING}
          aria-label={databaseTexts.imageFile}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Allows choosing the same file again after it was corrected.
            event.target.value = '';
          }}
        />
      </div>
      {load.isPending && (
        <progress
          className="progress w-full"
          aria-label={databaseTexts.importProgress}
          {...(sent < 1 ? { max: 1, value: sent } : {})}
        />
      )}
      <Alert>{problem}</Alert>
      {load.data !== undefined && <ImageResult details={load.data.details} />}
    </Panel>
  );
}

/** The result of a ZIP import. */
function ImageResult({ details }: { details: PictureImportDetails }) {
  const { imported, skipped, attached, reasons } = details;
  return (
    <div className="grid gap-2">
      <output className="font-semibold">
        {databaseTexts.imported(imported)}, {databaseTexts.skipped(skipped)}
      </output>
      {attached > 0 && <p>{databaseTexts.attached(attached)}</p>}
      {reasons.length > 0 && (
        <ul
          aria-label={databaseTexts.skippedList}
          className="grid gap-1 max-h-64 py-2 px-3 overflow-y-auto border border-edge bg-surface wrap-anywhere"
        >
          {reasons.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>
              <strong>{name}</strong> · {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
