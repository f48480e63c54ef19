import type { RecentError, ServiceReplica, ServiceReplicas } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Server } from 'lucide-react';
import { languageOf } from '../../../shared/chinese.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { RecordTable } from '../../../shared/kit/record-list.tsx';
import { formatBytes } from '../../../shared/text/format-bytes.ts';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { performanceTexts, servicesTexts } from '../../../texts/settings/performance.ts';
import { formatFigure, formatPercent } from '../model/figures.ts';
import { StateChip } from '../performance/state-chip.tsx';
import { Panel } from '../shell/panel.tsx';
import styles from './services.module.css';

const { columns } = servicesTexts;

/** Every process of every service: its state, and what that means for the shop. */
export function ServicesPanel({ services, timeZone }: { services: UseQueryResult<ServiceReplicas>; timeZone: string }) {
  return (
    <Panel title={servicesTexts.title}>
      <Loaded query={services} loading={servicesTexts.loading} failed={servicesTexts.loadError}>
        {({ replicas, errors }) => (
          <>
            {replicas.length === 0 ? (
              <EmptyState icon={Server} title={servicesTexts.empty} />
            ) : (
              <ReplicaTable replicas={replicas} timeZone={timeZone} stale={services.isError} />
            )}
            <RecentErrors errors={errors} timeZone={timeZone} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface ReplicaTableProps {
  replicas: readonly ServiceReplica[];
  timeZone: string;
  stale: boolean;
}

function ReplicaTable({ replicas, timeZone, stale }: ReplicaTableProps) {
  const figure = { className: 'figure whitespace-nowrap' };
  return (
    <ScrollRegion label={servicesTexts.list}>
      <RecordTable
        label={servicesTexts.list}
        className={styles.figuresLedger}
        items={replicas}
        idOf={({ service, id }) => `${service} ${id}`}
        mark={({ service }) => ({ 'data-service': service })}
        stale={stale}
        columns={[
          {
            label: columns.service,
            names: true,
            cell: ({ service, message }) => (
              <>
                <span className="font-semibold">{service}</span>
                <span lang={languageOf(message)} className="block text-sm text-ink-2">
                  {message}
                </span>
              </>
            ),
          },
          { label: columns.status, cell: ({ status }) => <StateChip state={status} /> },
          { label: columns.version, cell: ({ version }) => version },
          // Containers do not count them.
          ...(replicas.some(({ restarts }) => restarts !== null)
            ? [{ ...figure, label: columns.restarts, cell: ({ restarts }: ServiceReplica) => restarts }]
            : []),
          { ...figure, label: columns.cpu, cell: ({ cpu }) => formatPercent(cpu) },
          { ...figure, label: columns.memory, cell: ({ memory }) => formatBytes(memory) },
          {
            ...figure,
            label: columns.delay,
            cell: ({ eventLoopDelay }) => performanceTexts.milliseconds(formatFigure(eventLoopDelay)),
          },
          {
            label: columns.started,
            cell: ({ startedAt }) => <span className="whitespace-nowrap">{formatInstant(startedAt, timeZone)}</span>,
          },
        ]}
      />
    </ScrollRegion>
  );
}

/** Failed requests, with the ids by which they are found in the logs. */
function RecentErrors({ errors, timeZone }: { errors: readonly RecentError[]; timeZone: string }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{servicesTexts.errors}</h3>
      {errors.length === 0 && <p className="text-ink-2">{servicesTexts.errorsEmpty}</p>}
      {errors.length > 0 && (
        <ul className="bordered-list" aria-label={servicesTexts.errors}>
          {errors.map(({ service, requestId, method, path, status, at }) => (
            <li className="py-2.5 px-4" key={`${requestId} ${at}`} data-request={requestId}>
              <p className="wrap-anywhere">
                <strong>{status}</strong> {method} {path} <span className="text-ink-2">· {service}</span>
              </p>
              <p className="text-sm text-ink-2 wrap-anywhere">
                {formatInstant(at, timeZone)} · {servicesTexts.requestId} <code>{requestId}</code>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
