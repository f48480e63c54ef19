import type { SystemAlert } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { figureWords } from '../model/figure-words.ts';
import { sortAlerts } from '../model/monitored.ts';
import styles from '../performance/performance.module.css';
import { Panel } from '../shell/panel.tsx';
import { AcknowledgeDialog } from './acknowledge-dialog.tsx';

const LOOKS: Readonly<Record<string, { tone: 'danger' | 'paused' | 'info'; icon: LucideIcon }>> = {
  critical: { tone: 'danger', icon: CircleX },
  warning: { tone: 'paused', icon: TriangleAlert },
  info: { tone: 'info', icon: Info },
};

interface AlertsPanelProps {
  alerts: UseQueryResult<SystemAlert[]>;
  timeZone: string;
}

/** What has been wrong for a while, the worst first. Nothing at all while all is well. */
export function AlertsPanel({ alerts, timeZone }: AlertsPanelProps) {
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
  // The last one may end while the dialog is open.
  if (list.length === 0) return dialog;
  return (
    <Panel title={performanceTexts.alerts}>
      {/* Read out as it grows, without taking the focus. */}
      <div role="log" aria-label={performanceTexts.alerts}>
        <ul className={styles.alertList}>
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
    <li data-alert={alert.id} data-type={type}>
      <Badge tone={tone} icon={icon}>
        {performanceTexts.alertTypes[type]}
      </Badge>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{message}</p>
        <p className="text-sm text-ink-2">
          {performanceTexts.alertValue(figureWords(value), figureWords(threshold))}
          {' · '}
          {performanceTexts.alertSince(instantWords(timestamp, timeZone))}
        </p>
        {acknowledged !== null && (
          <p className="text-sm">
            <strong>
              {performanceTexts.acknowledged(acknowledged.by, instantWords(acknowledged.until, timeZone))}:
            </strong>{' '}
            {acknowledged.reason}
          </p>
        )}
      </div>
      {acknowledged === null && (
        <Button aria-label={performanceTexts.acknowledgeLabel(message)} onClick={onAcknowledge}>
          {performanceTexts.acknowledge}
        </Button>
      )}
    </li>
  );
}
