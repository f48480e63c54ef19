import type { SystemHealth } from '@larder/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Activity, Camera, RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { storeQuery } from '../../../shared/api/stores.ts';
import { languageOf } from '../../../shared/chinese.ts';
import { Loaded, reasonOf } from '../../../shared/kit/loaded.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { performanceTexts } from '../../../texts/settings/performance.ts';
import { AlertSettingsPanel } from '../alerts/alert-settings-panel.tsx';
import { AlertsPanel } from '../alerts/alerts-panel.tsx';
import { OrderLimitsPanel } from '../alerts/order-limits-panel.tsx';
import { type Monitored, formatSecond, formatUptime } from '../model/figures.ts';
import { QueuesPanel } from '../services/queues-panel.tsx';
import { ServicesPanel } from '../services/services-panel.tsx';
import { Panel, PanelFacts } from '../shell/panel.tsx';
import type { TabProps } from '../shell/use-settings-address.ts';
import { METRIC_BOX, METRIC_GRID, MetricCards } from './metric-cards.tsx';
import { StateChip } from './state-chip.tsx';
import { METRICS_EVERY_MS, useMonitoring } from './use-monitoring.ts';

const STALE_AFTER_MS = METRICS_EVERY_MS * 3;

/** The state of the system, live or as of the last refresh. */
export function PerformanceTab({ shown }: TabProps) {
  const { live, setLive, refresh, refreshing, metrics, health, alerts, services, queues } = useMonitoring(shown);
  const timeZone = useQuery(storeQuery).data?.timeZone ?? 'UTC';
  const monitored = metrics.data;
  const aged = useIsStale(live && shown ? (monitored?.latest.at ?? null) : null, STALE_AFTER_MS);
  const time = monitored === undefined ? '' : formatSecond(new Date(monitored.latest.metrics.timestamp), timeZone);
  return (
    <div className="grid gap-8">
      <Panel
        title={performanceTexts.title}
        hint={live ? performanceTexts.liveHint : performanceTexts.staticHint}
        aside={
          <div className="flex flex-wrap gap-3">
            {!live && (
              <Button icon={RotateCw} aria-disabled={refreshing} onClick={() => !refreshing && refresh()}>
                {refreshing ? performanceTexts.refreshing : performanceTexts.refresh}
              </Button>
            )}
            <ModeSwitch live={live} onChange={setLive} />
          </div>
        }
      >
        {metrics.isError && monitored === undefined && (
          <ErrorState onRetry={refresh}>
            <p className="font-semibold">{performanceTexts.unavailable}</p>
            <p className="wrap-anywhere">{reasonOf(metrics.error)}</p>
          </ErrorState>
        )}
        {metrics.isError && monitored !== undefined && (
          <div
            role="alert"
            className="flex items-start gap-3 py-3 px-4 border-l-4 border-l-turmeric bg-turmeric-tint text-turmeric-ink"
          >
            <TriangleAlert size={20} strokeWidth={1.75} className="flex-none" aria-hidden />
            <p>
              <strong>{performanceTexts.unavailable}</strong> · {performanceTexts.unavailableHint}
            </p>
          </div>
        )}
        {metrics.isPending && <CardSkeletons />}
        {monitored !== undefined && <MetricCards monitored={monitored} time={time} stale={aged || metrics.isError} />}
      </Panel>
      <AlertsPanel alerts={alerts} timeZone={timeZone} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <HealthPanel health={health} />
        <SystemFacts monitored={monitored} health={health.data} time={time} />
      </div>
      <ServicesPanel services={services} timeZone={timeZone} />
      <QueuesPanel queues={queues} timeZone={timeZone} />
      <AlertSettingsPanel shown={shown} />
      <OrderLimitsPanel shown={shown} />
    </div>
  );
}

const PLACES = ['cpu', 'memory', 'disk', 'network', 'database', 'api'];

function CardSkeletons() {
  return (
    <div className={METRIC_GRID}>
      <output className="sr-only">{performanceTexts.loading}</output>
      {PLACES.map((place) => (
        <div key={place} className={METRIC_BOX} aria-hidden>
          <span className="skeleton h-5 w-24" />
          <span className="skeleton h-9 w-32" />
          <span className="skeleton h-16 w-full" />
        </div>
      ))}
    </div>
  );
}

/** Whether figures are stale: true once `afterMs` has passed since they were taken; false for null. */
function useIsStale(takenAt: number | null, afterMs: number): boolean {
  const [aged, setAged] = useState<number | null>(null);
  useEffect(() => {
    if (takenAt === null) return;
    const timer = setTimeout(() => setAged(takenAt), Math.max(0, takenAt + afterMs - Date.now()));
    return () => clearTimeout(timer);
  }, [takenAt, afterMs]);
  return takenAt !== null && aged === takenAt;
}

const MODES = [
  { isLive: true, label: performanceTexts.live, Icon: Activity },
  { isLive: false, label: performanceTexts.static, Icon: Camera },
];

/** Switches between live and static figures. */
function ModeSwitch({ live, onChange }: { live: boolean; onChange: (live: boolean) => void }) {
  return (
    <fieldset className="inline-flex rounded-control bg-surface outline -outline-offset-1 outline-edge">
      <legend className="sr-only">{performanceTexts.mode}</legend>
      {MODES.map(({ isLive, label, Icon }) => (
        <button
          key={label}
          type="button"
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3.5 font-semibold text-ink-2 aria-pressed:bg-brand aria-pressed:text-white"
          aria-pressed={live === isLive}
          onClick={() => live !== isLive && onChange(isLive)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface SystemFactsProps {
  monitored: Monitored | undefined;
  health: SystemHealth | undefined;
  time: string;
}

function SystemFacts({ monitored, health, time }: SystemFactsProps) {
  const passing = health?.checks.filter(({ status }) => status === 'pass').length ?? 0;
  const { notKnown } = performanceTexts;
  return (
    <Panel title={performanceTexts.information}>
      <PanelFacts
        items={[
          [performanceTexts.uptime, monitored === undefined ? notKnown : formatUptime(monitored.latest.metrics.uptime)],
          [performanceTexts.lastUpdated, monitored === undefined ? notKnown : time],
          [
            performanceTexts.checksPassing,
            health === undefined ? notKnown : performanceTexts.passing(passing, health.checks.length),
          ],
        ]}
      />
    </Panel>
  );
}

/** Every check with its meaning for the shop. */
function HealthPanel({ health }: { health: UseQueryResult<SystemHealth> }) {
  const { data } = health;
  return (
    <Panel title={performanceTexts.checks} aside={data !== undefined && <StateChip state={data.status} />}>
      <Loaded query={health} loading={performanceTexts.checksLoading} failed={performanceTexts.checksError}>
        {({ checks }) => (
          <ul className="bordered-list" aria-label={performanceTexts.checks} data-stale={health.isError || undefined}>
            {checks.map(({ name, status, message }) => (
              <li
                key={name}
                className="grid grid-cols-[minmax(9rem,14rem)_6rem_minmax(0,1fr)] items-center justify-items-start gap-x-4 gap-y-1 px-4 py-2 max-md:grid-cols-[minmax(0,1fr)_auto]"
                data-check={name}
              >
                <span lang={languageOf(name)} className="font-semibold wrap-anywhere">
                  {name}
                </span>
                <StateChip state={status} />
                <span lang={languageOf(message)} className="text-ink-2 wrap-anywhere max-md:col-span-full">
                  {message}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p className="text-sm">
        <Link
          to={PATHS.status.path}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {performanceTexts.publicStatus}
        </Link>
      </p>
    </Panel>
  );
}
