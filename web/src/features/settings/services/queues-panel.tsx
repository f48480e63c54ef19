import type { FailedJob, ParkedEvent, ParkedRetryAnswer, SystemQueues } from '@larder/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStaffChange } from '../../../shared/api/staff-query.ts';
import { retryJob, retryParked } from '../../../shared/api/system.ts';
import { Loaded } from '../../../shared/kit/loaded.tsx';
import { RecordTable } from '../../../shared/kit/record-list.tsx';
import { staffKeys } from '../../../shared/query/staff-keys.ts';
import { formatInstant } from '../../../shared/time/format-time.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ScrollRegion } from '../../../shared/ui/scroll-region.tsx';
import { servicesTexts } from '../../../texts/settings/performance.ts';
import { Panel } from '../shell/panel.tsx';
import styles from './services.module.css';

const { queueColumns, cursorColumns } = servicesTexts;

/** Waiting jobs, and events that a service has not consumed yet. */
export function QueuesPanel({ queues, timeZone }: { queues: UseQueryResult<SystemQueues>; timeZone: string }) {
  return (
    <Panel title={servicesTexts.queues}>
      <Loaded query={queues} loading={servicesTexts.queuesLoading} failed={servicesTexts.queuesError}>
        {(data) => (
          <div className="grid gap-5" data-stale={queues.isError || undefined}>
            {data.queues.length > 0 && <QueueTable queues={data.queues} />}
            {data.cursors.length > 0 && <CursorTable cursors={data.cursors} />}
            <FailedJobs
              title={servicesTexts.failedJobs}
              hint={data.failedJobs.length === 0 ? servicesTexts.failedJobsEmpty : servicesTexts.failedJobsHint}
              jobs={data.failedJobs}
              timeZone={timeZone}
            />
            <FailedJobs
              title={servicesTexts.deliveries}
              hint={data.deliveries.length === 0 ? servicesTexts.deliveriesEmpty : servicesTexts.deliveriesHint}
              jobs={data.deliveries}
              timeZone={timeZone}
            />
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

interface Retryable {
  key: string;
  mark: string;
  what: ReactNode;
  error: string | null;
  when: string;
  retryAskedAt: string | null;
  /** The text of the button; null when a retry makes no sense. */
  label: string | null;
  retry: () => void;
}

/** Failures and their reasons, with a Retry button. */
function RetryList({ title, hint, items, timeZone, busy }: RetryListProps) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-ink-2">{hint}</p>
      {items.length > 0 && (
        <ul className="bordered-list" aria-label={title}>
          {items.map(({ key, mark, what, error, when, retryAskedAt, label, retry }) => (
            <li key={key} className="flex flex-wrap items-center gap-y-2 gap-x-4 py-2.5 px-4" data-retry={mark}>
              <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
                <p>{what}</p>
                {error !== null && <p className="text-danger-ink">{error}</p>}
                <p className="text-sm text-ink-2">
                  {when}
                  {retryAskedAt !== null && ` · ${servicesTexts.retryAsked(formatInstant(retryAskedAt, timeZone))}`}
                </p>
              </div>
              {label !== null && (
                <Button icon={RotateCw} aria-label={label} aria-disabled={busy} onClick={() => !busy && retry()}>
                  {servicesTexts.retry}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RetryListProps {
  title: string;
  hint: string;
  items: readonly Retryable[];
  timeZone: string;
  busy: boolean;
}

function useRetry<Asked>(ask: (asked: Asked) => Promise<ParkedRetryAnswer>) {
  return useStaffChange(ask, servicesTexts.retryToast, staffKeys.systemQueues);
}

/** Failed jobs, or alerts that a receiver has not accepted yet. */
function FailedJobs({ title, hint, jobs, timeZone }: FailedJobsProps) {
  const { mutate, isPending } = useRetry(retryJob);
  const items = jobs.map(({ service, queue, id, about, error, attempts, at, canRetry, retryAskedAt }) => ({
    key: id,
    mark: queue,
    what: (
      <>
        <strong>{queue}</strong> {about} <span className="text-ink-2">· {service}</span>
      </>
    ),
    error,
    when: servicesTexts.askedAt(formatInstant(at, timeZone), attempts),
    retryAskedAt,
    label: canRetry ? servicesTexts.retryLabel(queue, about) : null,
    retry: () => mutate({ service, queue, id }),
  }));
  return <RetryList title={title} hint={hint} items={items} timeZone={timeZone} busy={isPending} />;
}

interface FailedJobsProps {
  title: string;
  hint: string;
  jobs: readonly FailedJob[];
  timeZone: string;
}

/** Events that could not be applied. */
function ParkedEvents({ parked, timeZone }: { parked: readonly ParkedEvent[]; timeZone: string }) {
  const { mutate, isPending } = useRetry(retryParked);
  const items = parked.map(({ service, consumer, producer, number, type, subject, error, parkedAt, retryAskedAt }) => ({
    key: `${service} ${consumer} ${producer} ${number}`,
    mark: subject,
    what: (
      <>
        <strong>{type}</strong> {subject}{' '}
        <span className="text-ink-2">
          · {consumer}, {service}
        </span>
      </>
    ),
    error,
    when: servicesTexts.parkedAt(formatInstant(parkedAt, timeZone)),
    retryAskedAt,
    label: servicesTexts.retryLabel(type, subject),
    retry: () => mutate({ service, consumer, producer, subject }),
  }));
  const hint = parked.length === 0 ? servicesTexts.parkedEmpty : servicesTexts.parkedHint;
  return <RetryList title={servicesTexts.parked} hint={hint} items={items} timeZone={timeZone} busy={isPending} />;
}
