import { schemaOf, type RecordCounts, type ServiceLedger, type ServiceName } from '@larder/contracts';
import type { DataSource } from 'typeorm';
import { isoInstant } from '../database/table.js';
import type { EventConsumer } from '../events/event-consumer.js';
import type { JobQueueSource } from './figure-source.js';

const MOST_LAG = 10_000;
const MOST_PARKED = 50;
const LONGEST_ERROR = 500;
const MOST_FAILED = 20;

type FailedJobRow = NonNullable<ServiceLedger['failedJobs']>[number];

export class LedgerRepository {
  private readonly schema: string;

  constructor(
    private readonly dataSource: DataSource,
    service: ServiceName,
  ) {
    this.schema = schemaOf(service);
  }

  async counts(): Promise<RecordCounts> {
    const rows: RecordCounts[] = await this.dataSource.query(`SELECT * FROM ${this.schema}.record_counts`);
    return rows[0] ?? {};
  }

  async queues(sources: readonly JobQueueSource[]): Promise<ServiceLedger['queues']> {
    return await Promise.all(
      sources.map(async (source) => {
        const { name, table } = source;
        const rows: Omit<ServiceLedger['queues'][number], 'name'>[] = await this.dataSource.query(
          `SELECT count(*) FILTER (WHERE state = 'queued') AS waiting,
                  count(*) FILTER (WHERE state = 'running') AS running,
                  count(*) FILTER (WHERE ${hasFailed(source)}) AS failed,
                  coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'queued')), 0)::bigint
                    AS "oldestWaiting"
             FROM ${table} WHERE state IN ('queued', 'running') OR created_at > now() - interval '24 hours'`,
        );
        return { name, ...(rows[0] ?? { waiting: 0, running: 0, failed: 0, oldestWaiting: 0 }) };
      }),
    );
  }

  /** The newest first. */
  async failedJobs(sources: readonly JobQueueSource[]): Promise<FailedJobRow[]> {
    const jobs = sources.map(async (source) => {
      const { name, table, about, again } = source;
      const rows: Omit<FailedJobRow, 'queue' | 'canRetry'>[] = await this.dataSource.query(
        `SELECT id, left(${about}, 200) AS about, left(error, ${LONGEST_ERROR}) AS error, attempts,
                ${isoInstant('created_at')} AS at
           FROM ${table} WHERE ${hasFailed(source)} ORDER BY created_at DESC LIMIT ${MOST_FAILED}`,
      );
      return rows.map((row) => ({ ...row, queue: name, canRetry: again !== null }));
    });
    return (await Promise.all(jobs)).flat();
  }

  async cursors(consumers: readonly EventConsumer[]): Promise<ServiceLedger['cursors']> {
    const parameters: unknown[] = [];
    const add = (value: unknown): string => `$${parameters.push(value)}`;
    const parts = consumers.flatMap(({ name, producers, types }) =>
      producers.map((producer) => {
        const log = `${schemaOf(producer)}.event_log`;
        const wanted = types === 'every' ? '' : `AND type = ANY (${add(types)}::text[])`;
        return `SELECT c.consumer, c.producer, c.number AS position, c.failures > 0 AS failing,
                       (SELECT coalesce(max(number), 0) FROM ${log}) AS head,
                       (SELECT count(*) FROM (SELECT FROM ${log} WHERE number > c.number ${wanted} LIMIT ${MOST_LAG}) AS l) AS lag
                  FROM ${this.schema}.event_cursor AS c
                 WHERE c.consumer = ${add(name)}::text AND c.producer = ${add(producer)}::text`;
      }),
    );
    if (parts.length === 0) return [];
    return await this.dataSource.query(parts.join('\nUNION ALL\n'), parameters);
  }

  async parked(): Promise<Pick<ServiceLedger, 'parked' | 'parkedCount'>> {
    const rows: (ServiceLedger['parked'][number] & { all: number })[] = await this.dataSource.query(
      `SELECT consumer, producer, number, type, left(subject, 200) AS subject, left(error, ${LONGEST_ERROR}) AS error,
              ${isoInstant('parked_at')} AS "parkedAt",
              count(*) OVER () AS "all"
         FROM ${this.schema}.parked_event ORDER BY parked_at, number LIMIT ${MOST_PARKED}`,
    );
    return { parkedCount: rows[0]?.all ?? 0, parked: rows.map(({ all: _all, ...event }) => event) };
  }

  async measures(query: string | null): Promise<Record<string, number>> {
    if (query === null) return {};
    const rows: Record<string, number>[] = await this.dataSource.query(query);
    return rows[0] ?? {};
  }

  async pricesAt(query: string | null): Promise<string | null> {
    if (query === null) return null;
    const rows: { at: Date | null }[] = await this.dataSource.query(query);
    return rows[0]?.at?.toISOString() ?? null;
  }
}

const hasFailed = ({ refuses = false }: JobQueueSource): string =>
  `state = 'failed' AND created_at > now() - interval '24 hours'
   ${refuses ? `AND error_code IS DISTINCT FROM 'invalid'` : ''}`;
