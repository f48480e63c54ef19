import { LIMITS, pauseAt } from '@larder/kernel';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePause } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { settingsOf, useChangeSettings } from '../../../shared/api/use-change-settings.ts';
import { FormDialog, fieldsOfForm } from '../../../shared/kit/form-dialog.tsx';
import { useStoreScope } from '../../../shared/kit/store-scope.tsx';
import { useZones } from '../../../shared/kit/store-zones.ts';
import { fromWallClock } from '../../../shared/time/store-time.ts';
import { useNow } from '../../../shared/time/use-time.ts';
import { namesOf } from '../../../shared/ui/both-names.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { formatPause } from '../../../shared/use-ordering-pause.ts';
import { orderingTexts } from '../../../texts/settings/ordering.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { Panel } from '../shell/panel.tsx';

const { paused, resumed, failure } = settingsToasts.changeOrdering;

const CLOCK_MS = 1_000;

/** Whether a store, or the default one, takes orders, with a switch that pauses ordering. */
export function OrderingPanel({ store, shown }: { store: string | null; shown: boolean }) {
  const { stores } = useStoreScope();
  const main = store === null && stores.length > 1 ? stores.find(({ isDefault }) => isDefault) : undefined;
  const settings = useQuery({ ...settingsOf(store), enabled: shown });
  const zone = useZones()(store);
  const now = useNow(CLOCK_MS);
  const pause = settings.data === undefined ? null : pauseAt(settings.data, now);
  const sentence = pause && formatPause(pause, zone, now);
  const resume = useChangeSettings({ success: resumed, failure }, store);
  const [pausing, setPausing] = useState(false);
  const Icon = sentence === null ? CircleCheck : CirclePause;
  if (settings.data === undefined && settings.isError) {
    return (
      <Panel title={orderingTexts.title}>
        <ErrorState onRetry={() => void settings.refetch()}>{sentenceOf(settings.error, failure.fallback)}</ErrorState>
      </Panel>
    );
  }
  return (
    <Panel title={orderingTexts.title} hint={main && orderingTexts.ofMain(namesOf(main)[0].text)}>
      <div
        className="flex items-center gap-4 border border-l-6 border-edge border-l-good bg-surface px-5 py-3 data-paused:border-l-turmeric-ink data-paused:bg-turmeric-tint"
        data-paused={sentence === null ? undefined : ''}
        data-part="ordering"
      >
        <Icon
          size={24}
          strokeWidth={1.75}
          className={`flex-none ${sentence === null ? 'text-good' : 'text-turmeric-ink'}`}
          aria-hidden
        />
        <output className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {settings.data === undefined ? orderingTexts.loading : (sentence ?? orderingTexts.open)}
        </output>
        <Switch
          checked={sentence === null}
          label={orderingTexts.switch}
          pending={resume.isPending || settings.data === undefined}
          onChange={(open) => (open ? resume.mutate({ status: 'live' }) : setPausing(true))}
        />
      </div>
      {pausing && <PauseDialog store={store} zone={zone} onClose={() => setPausing(false)} />}
    </Panel>
  );
}

interface PauseFields {
  reason: string;
  until: string;
}

interface PauseDialogProps {
  store: string | null;
  zone: string;
  onClose: () => void;
}

function PauseDialog({ store, zone, onClose }: PauseDialogProps) {
  const pause = useChangeSettings({ success: paused }, store);
  const form = useForm<PauseFields>({ defaultValues: { reason: '', until: '' } });
  const field = fieldsOfForm(form);
  return (
    <FormDialog
      form={form}
      title={orderingTexts.dialogTitle}
      description={orderingTexts.dialogHint}
      size="small"
      submitLabel={orderingTexts.pause}
      pendingLabel={orderingTexts.pausing}
      mutation={pause}
      fallback={failure.fallback}
      onSubmit={({ reason, until }) =>
        pause.mutate(
          {
            status: 'paused',
            pauseReason: reason.trim() || null,
            pausedUntil: until === '' ? null : fromWallClock(until, zone),
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <TextField
        {...field('reason')}
        label={orderingTexts.reason}
        hint={orderingTexts.reasonHint}
        maxLength={LIMITS.pauseReason}
      />
      <TextField
        {...field('until', { validate: (text) => text === '' || isLater(text, zone) || orderingTexts.untilInvalid })}
        type="datetime-local"
        label={orderingTexts.until}
        hint={orderingTexts.untilHint(zone)}
      />
    </FormDialog>
  );
}

function isLater(text: string, zone: string): boolean {
  const instant = fromWallClock(text, zone);
  return instant !== null && Date.parse(instant) > Date.now();
}
