import type { SystemQueues } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { servicesTexts } from '../../../texts/settings/performance.ts';
import { Panel } from '../shell/panel.tsx';
import { ParkedEvents } from './parked-events.tsx';

interface QueuesPanelProps {
  queues: UseQueryResult<SystemQueues>;
  timeZone: string;
}

const { queueColumns, cursorColumns } = servicesTexts;

/** What waits: long work, and what one service has yet to hear of another. */
export function QueuesPanel({ queues, timeZone }: QueuesPanelProps) {
  const { data } = queues;
  return (
    <Panel title={servicesTexts.queues}>
      {data === undefined && queues.isError && (
        <ErrorState onRetry={() => void queues.refetch()}>
          {sentenceOf(queues.error, servicesTexts.queuesError)}
        </ErrorState>
      )}
      {data === undefined && !queues.isError && (
        <output className="late block py-8 text-ink-2">{servicesTexts.queuesLoading}</output>
      )}
      {data !== undefined && (
        <div className="grid gap-5" data-stale={queues.isError || undefined}>
          <QueueTable queues={data.queues} />
          <CursorTable cursors={data.cursors} />
          <ParkedEvents parked={data.parked} timeZone={timeZone} />
        </div>
      )}
    </Panel>
  );
}

function QueueTable({ queues }: { queues: SystemQueues['queues'] }) {
  if (queues.length === 0) return null;
  return (
    <ScrollRegion label={servicesTexts.queuesList}>
      <table className="ledger figures-ledger" aria-label={servicesTexts.queuesList}>
        <thead>
          <tr>
            <th scope="col">{queueColumns.queue}</th>
            <th scope="col" className="figure-column">
              {queueColumns.waiting}
            </th>
            <th scope="col" className="figure-column">
              {queueColumns.running}
            </th>
            <th scope="col" className="figure-column">
              {queueColumns.failed}
            </th>
            <th scope="col" className="figure-column">
              {queueColumns.oldest}
            </th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ service, name, waiting, running, failed, oldestWaiting }) => (
            <tr key={`${service} ${name}`} data-queue={name}>
              <th scope="row">
                <span className="font-semibold">{name}</span> <span className="text-ink-2">{service}</span>
              </th>
              <td className="figure-column">{waiting.toLocaleString('en')}</td>
              <td className="figure-column">{running.toLocaleString('en')}</td>
              <td className="figure-column">{failed.toLocaleString('en')}</td>
              <td className="figure-column">{servicesTexts.seconds(oldestWaiting.toLocaleString('en'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function CursorTable({ cursors }: { cursors: SystemQueues['cursors'] }) {
  if (cursors.length === 0) return null;
  return (
    <ScrollRegion label={servicesTexts.cursors}>
      <table className="ledger figures-ledger" aria-label={servicesTexts.cursors}>
        <thead>
          <tr>
            <th scope="col">{cursorColumns.consumer}</th>
            <th scope="col">{cursorColumns.producer}</th>
            <th scope="col" className="figure-column">
              {cursorColumns.lag}
            </th>
            <th scope="col">{cursorColumns.state}</th>
          </tr>
        </thead>
        <tbody>
          {cursors.map(({ consumer, service, producer, lag, failing }) => (
            <tr key={`${service} ${consumer} ${producer}`} data-cursor={consumer}>
              <th scope="row">
                <span className="font-semibold">{consumer}</span> <span className="text-ink-2">{service}</span>
              </th>
              <td>{producer}</td>
              <td className="figure-column">{servicesTexts.events(lag)}</td>
              <td>
                <Badge tone={failing ? 'danger' : 'good'}>
                  {failing ? servicesTexts.failing : servicesTexts.reading}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
