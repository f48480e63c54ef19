import type { ParkedEvent, SystemQueues } from '@larder/contracts';
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { retryParked } from '../../../shared/api/system.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { RecordTable } from '../../../shared/kit/record-list.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { instantWords } from '../../../shared/time/time-words.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { servicesTexts } from '../../../texts/settings/performance.ts';
import { Panel } from '../shell/panel.tsx';
import styles from './services.module.css';

const { queueColumns, cursorColumns } = servicesTexts;

/** What is waiting: jobs, and the events that a service has not read yet. */
export function QueuesPanel({ queues, timeZone }: { queues: UseQueryResult<SystemQueues>; timeZone: string }) {
  return (
    <Panel title={servicesTexts.queues}>
      <Loaded query={queues} loading={servicesTexts.queuesLoading} failed={servicesTexts.queuesError}>
        {(data) => (
          <div className="grid gap-5" data-stale={queues.isError || undefined}>
            {data.queues.length > 0 && <QueueTable queues={data.queues} />}
            {data.cursors.length > 0 && <CursorTable cursors={data.cursors} />}
            <ParkedEvents parked={data.parked} timeZone={timeZone} />
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function QueueTable({ queues }: { queues: SystemQueues['queues'] }) {
  const figure = { className: 'figure whitespace-nowrap' };
  return (
    <ScrollRegion label={servicesTexts.queuesList}>
      <RecordTable
        label={servicesTexts.queuesList}
        className={styles.figuresLedger}
        items={queues}
        idOf={({ service, name }) => `${service} ${name}`}
        mark={({ name }) => ({ 'data-queue': name })}
        columns={[
          {
            label: queueColumns.queue,
            names: true,
            cell: ({ name, service }) => <NameOfService name={name} service={service} />,
          },
          { ...figure, label: queueColumns.waiting, cell: ({ waiting }) => waiting.toLocaleString('en') },
          { ...figure, label: queueColumns.running, cell: ({ running }) => running.toLocaleString('en') },
          { ...figure, label: queueColumns.failed, cell: ({ failed }) => failed.toLocaleString('en') },
          {
            ...figure,
            label: queueColumns.oldest,
            cell: ({ oldestWaiting }) => servicesTexts.seconds(oldestWaiting.toLocaleString('en')),
          },
        ]}
      />
    </ScrollRegion>
  );
}

function CursorTable({ cursors }: { cursors: SystemQueues['cursors'] }) {
  return (
    <ScrollRegion label={servicesTexts.cursors}>
      <RecordTable
        label={servicesTexts.cursors}
        className={styles.figuresLedger}
        items={cursors}
        idOf={({ service, consumer, producer }) => `${service} ${consumer} ${producer}`}
        mark={({ consumer }) => ({ 'data-cursor': consumer })}
        columns={[
          {
            label: cursorColumns.consumer,
            names: true,
            cell: ({ consumer, service }) => <NameOfService name={consumer} service={service} />,
          },
          { label: cursorColumns.producer, cell: ({ producer }) => producer },
          {
            label: cursorColumns.lag,
            className: 'figure whitespace-nowrap',
            cell: ({ lag }) => servicesTexts.events(lag),
          },
          {
            label: cursorColumns.state,
            cell: ({ failing }) => (
              <Badge tone={failing ? 'danger' : 'good'}>
                {failing ? servicesTexts.failing : servicesTexts.reading}
              </Badge>
            ),
          },
        ]}
      />
    </ScrollRegion>
  );
}

function NameOfService({ name, service }: { name: string; service: string }) {
  return (
    <>
      <span className="font-semibold">{name}</span> <span className="text-ink-2">{service}</span>
    </>
  );
}

/** Events that could not be applied, and how to retry them. */
function ParkedEvents({ parked, timeZone }: { parked: readonly ParkedEvent[]; timeZone: string }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: retryParked,
    meta: servicesTexts.retryToast,
    onSettled: () => client.invalidateQueries({ queryKey: staffKeys.systemQueues }),
  });
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{servicesTexts.parked}</h3>
      <p className="text-sm text-ink-2">{parked.length === 0 ? servicesTexts.parkedEmpty : servicesTexts.parkedHint}</p>
      {parked.length > 0 && (
        <ul className="bordered-list" aria-label={servicesTexts.parked}>
          {parked.map((event) => {
            const { service, consumer, producer, number, type, subject, error, parkedAt, retryAskedAt } = event;
            return (
              <li
                key={`${service} ${consumer} ${producer} ${number}`}
                className="flex flex-wrap items-center gap-y-2 gap-x-4 py-2.5 px-4"
                data-parked={subject}
              >
                <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
                  <p>
                    <strong>{type}</strong> {subject}{' '}
                    <span className="text-ink-2">
                      · {consumer}, {service}
                    </span>
                  </p>
                  <p className="text-danger-ink">{error}</p>
                  <p className="text-sm text-ink-2">
                    {servicesTexts.parkedAt(instantWords(parkedAt, timeZone))}
                    {retryAskedAt !== null && ` · ${servicesTexts.retryAsked(instantWords(retryAskedAt, timeZone))}`}
                  </p>
                </div>
                <Button
                  icon={RotateCw}
                  aria-label={servicesTexts.retryLabel(type, subject)}
                  aria-disabled={retry.isPending}
                  onClick={() => !retry.isPending && retry.mutate({ service, consumer, producer, subject })}
                >
                  {servicesTexts.retry}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
