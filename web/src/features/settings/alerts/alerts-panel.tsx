import type { SystemAlert } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { useStaffChange } from '../../../shared/api/staff-query.ts';
import { acknowledgeAlert } from '../../../shared/api/system.ts';
import { languageOf } from '../../../shared/chinese.ts';
import { fieldsOfForm, FormDialog } from '../../../shared/kit/form-dialog.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { SelectField, TextAreaField } from '../../../shared/ui/fields.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { acknowledgeTexts, performanceTexts } from '../../../texts/settings/performance.ts';
import { settingsToasts } from '../../../texts/settings/toasts.ts';
import { formatFigure, sortAlerts } from '../model/figures.ts';
import { Panel } from '../shell/panel.tsx';

const LOOKS: Readonly<Record<string, { tone: 'danger' | 'paused' | 'info'; icon: LucideIcon }>> = {
  critical: { tone: 'danger', icon: CircleX },
  warning: { tone: 'paused', icon: TriangleAlert },
  info: { tone: 'info', icon: Info },
};

/** The active alerts, the worst first; renders nothing without any. */
export function AlertsPanel({ alerts, timeZone }: { alerts: UseQueryResult<SystemAlert[]>; timeZone: string }) {
  const [asked, setAsked] = useState<SystemAlert | null>(null);
  const dialog = asked !== null && <AcknowledgeDialog alert={asked} onClose={() => setAsked(null)} />;
  const list = alerts.data ?? [];
  if (alerts.isError && alerts.data === undefined) {
    return (
      <ErrorState onRetry={() => void alerts.refetch()}>
        {sentenceOf(alerts.error, performanceTexts.alertsError)}
      </ErrorState>
    );
  }
  // The last alert may end while the dialog is open.
  if (list.length === 0) return dialog;
  return (
    <Panel title={performanceTexts.alerts}>
      {/* Screen readers announce additions, without moving the focus. */}
      <div role="log" aria-label={performanceTexts.alerts}>
        <ul className="bordered-list">
          {sortAlerts(list).map((alert) => (
            <AlertRow key={alert.id} alert={alert} timeZone={timeZone} onAcknowledge={() => setAsked(alert)} />
          ))}
        </ul>
      </div>
      {dialog}
    </Panel>
  );
}

interface AlertRowProps {
  alert: SystemAlert;
  timeZone: string;
  onAcknowledge: () => void;
}

function AlertRow({ alert, timeZone, onAcknowledge }: AlertRowProps) {
  const { type, message, value, threshold, timestamp, acknowledged } = alert;
  const { tone, icon } = LOOKS[type] ?? { tone: 'info' as const, icon: Info };
  return (
    <li
      className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-2.5 max-md:grid-cols-1 data-[type=critical]:border-l-4 data-[type=critical]:border-l-price data-[type=critical]:pl-3"
      data-alert={alert.id}
      data-type={type}
    >
      <Badge tone={tone} icon={icon} className="justify-self-start">
        {performanceTexts.alertTypes[type]}
      </Badge>
      <div className="min-w-0 wrap-anywhere">
        <p lang={languageOf(message)} className="font-semibold">
          {message}
        </p>
        <p className="text-sm text-ink-2">
          {performanceTexts.alertValue(formatFigure(value), formatFigure(threshold))}
          {' · '}
          {performanceTexts.alertSince(formatInstant(timestamp, timeZone))}
        </p>
        {acknowledged !== null && (
          <p className="text-sm">
            <strong>
              {performanceTexts.acknowledged(acknowledged.by, formatInstant(acknowledged.until, timeZone))}:
            </strong>{' '}
            {acknowledged.reason}
          </p>
        )}
      </div>
      {acknowledged === null && (
        <Button
          className="max-md:justify-self-start"
          aria-label={performanceTexts.acknowledgeLabel(message)}
          onClick={onAcknowledge}
        >
          {performanceTexts.acknowledge}
        </Button>
      )}
    </li>
  );
}

const OPTIONS = acknowledgeTexts.durations.map(({ minutes, label }) => ({ value: String(minutes), label }));
const AN_HOUR = '60';
/** The contract's limit. */
const REASON_LENGTH = 300;

/** Acknowledges an alert, with a reason and the time for which it stays silent. */
function AcknowledgeDialog({ alert, onClose }: { alert: SystemAlert; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '', minutes: AN_HOUR } });
  const field = fieldsOfForm(form);
  const save = useStaffChange(acknowledgeAlert, settingsToasts.acknowledgeAlert, staffKeys.systemAlerts);
  return (
    <FormDialog
      form={form}
      size="small"
      title={acknowledgeTexts.title}
      description={alert.message}
      submitLabel={acknowledgeTexts.save}
      pendingLabel={acknowledgeTexts.saving}
      mutation={save}
      fallback={settingsToasts.acknowledgeAlert.failure.fallback}
      onSubmit={({ reason, minutes }) =>
        save.mutate({ id: alert.id, reason: reason.trim(), minutes: Number(minutes) }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <TextAreaField
        {...field('reason', { validate: (reason) => reason.trim() !== '' || acknowledgeTexts.reasonRequired })}
        label={acknowledgeTexts.reason}
        rows={3}
        required
        maxLength={REASON_LENGTH}
      />
      <SelectField
        {...field('minutes')}
        label={acknowledgeTexts.howLong}
        hint={acknowledgeTexts.hint}
        options={OPTIONS}
      />
    </FormDialog>
  );
}
