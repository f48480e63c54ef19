import './services.css';
import type { ServiceReplica, ServiceReplicas, RecentError } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Server } from 'lucide-react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { byteWords } from '../../../shared/text/byte-words.ts';
import { instantWords } from '../../../shared/time/time-words.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { performanceTexts, servicesTexts } from '../../../texts/settings/performance.ts';
import { figureWords, percentWords } from '../model/figure-words.ts';
import { StateChip } from '../performance/state-chip.tsx';
import { Panel } from '../shell/panel.tsx';

interface ServicesPanelProps {
  services: UseQueryResult<ServiceReplicas>;
  timeZone: string;
}

const { columns } = servicesTexts;

/** Every process of every service: how it is, and what that means for the shop. */
export function ServicesPanel({ services, timeZone }: ServicesPanelProps) {
  const { data } = services;
  return (
    <Panel title={servicesTexts.title}>
      {data === undefined && services.isError && (
        <ErrorState onRetry={() => void services.refetch()}>
          {sentenceOf(services.error, servicesTexts.loadError)}
        </ErrorState>
      )}
      {data === undefined && !services.isError && (
        <output className="late block py-8 text-ink-2">{servicesTexts.loading}</output>
      )}
      {data?.replicas.length === 0 && (
        <EmptyState icon={<Server size={32} strokeWidth={1.5} aria-hidden />} title={servicesTexts.empty} />
      )}
      {data !== undefined && data.replicas.length > 0 && (
        <ScrollRegion label={servicesTexts.list}>
          <table
            className="ledger figures-ledger"
            aria-label={servicesTexts.list}
            data-stale={services.isError || undefined}
          >
            <thead>
              <tr>
                <th scope="col">{columns.service}</th>
                <th scope="col">{columns.status}</th>
                <th scope="col">{columns.version}</th>
                <th scope="col" className="figure-column">
                  {columns.restarts}
                </th>
                <th scope="col" className="figure-column">
                  {columns.cpu}
                </th>
                <th scope="col" className="figure-column">
                  {columns.memory}
                </th>
                <th scope="col" className="figure-column">
                  {columns.delay}
                </th>
                <th scope="col">{columns.started}</th>
              </tr>
            </thead>
            <tbody>
              {data.replicas.map((replica) => (
                <ReplicaRow key={`${replica.service} ${replica.id}`} replica={replica} timeZone={timeZone} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {data !== undefined && <RecentErrors errors={data.errors} timeZone={timeZone} />}
    </Panel>
  );
}

function ReplicaRow({ replica, timeZone }: { replica: ServiceReplica; timeZone: string }) {
  return (
    <tr data-service={replica.service}>
      <th scope="row">
        <span className="font-semibold">{replica.service}</span>
        <span className="block text-sm text-ink-2">{replica.message}</span>
      </th>
      <td>
        <StateChip state={replica.status} />
      </td>
      <td>{replica.version}</td>
      <td className="figure-column">{replica.restarts}</td>
      <td className="figure-column">{percentWords(replica.cpu)}</td>
      <td className="figure-column">{byteWords(replica.memory)}</td>
      <td className="figure-column">{performanceTexts.milliseconds(figureWords(replica.eventLoopDelay))}</td>
      <td className="whitespace-nowrap">{instantWords(replica.startedAt, timeZone)}</td>
    </tr>
  );
}

/** Requests that could not be answered. Their id finds the line in the log. */
function RecentErrors({ errors, timeZone }: { errors: readonly RecentError[]; timeZone: string }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{servicesTexts.errors}</h3>
      {errors.length === 0 && <p className="text-ink-2">{servicesTexts.errorsEmpty}</p>}
      {errors.length > 0 && (
        <ul className="plain-list" aria-label={servicesTexts.errors}>
          {errors.map(({ service, requestId, method, path, status, at }) => (
            <li key={`${requestId} ${at}`} data-request={requestId}>
              <p className="[overflow-wrap:anywhere]">
                <strong>{status}</strong> {method} {path} <span className="text-ink-2">· {service}</span>
              </p>
              <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
                {instantWords(at, timeZone)} · {servicesTexts.requestId} <code>{requestId}</code>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
