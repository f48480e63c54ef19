import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ReplicaFigures, ServiceLedger } from '@larder/contracts';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { ServiceConfig } from '../config/service-config.js';
import { databaseAnswers } from '../health/database-answers.js';
import type { FigureSource } from './figure-source.js';
import { ProcessFigures, type ProcessReading } from './process-figures.js';
import { queryFigures } from './query-figures.js';
import type { RequestFigures } from './request-figures.js';

/** Of the whole system: its packages are released together. */
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Reads everything that this process can say of itself. */
export class ReplicaFiguresReader {
  /** Of this process; another after a restart. */
  readonly id = randomUUID();
  /** So that figures and supervisors agree on when it was. */
  readonly startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  readonly version = version;
  /** What was last read of the service's schema; by whoever says it to the others. */
  ledger: ServiceLedger | undefined;
  private readonly process = new ProcessFigures();
  private source: FigureSource | undefined;
  private latest: ReplicaFigures | undefined;

  constructor(
    private readonly config: Pick<ServiceConfig, 'service' | 'restarts'>,
    private readonly dataSource: DataSource,
    private readonly requests: RequestFigures,
  ) {}

  /** The service's own source, once all of its providers stand. */
  use(source: FigureSource | undefined): void {
    this.source = source;
  }

  /** The figures as they were read last: reading measures what was since the reading before. */
  async last(): Promise<ReplicaFigures> {
    return this.latest ?? (await this.read());
  }

  async read(): Promise<ReplicaFigures> {
    const answers = await databaseAnswers(this.dataSource);
    const now = Date.now();
    const reading: ProcessReading = this.process.read();
    const queries = queryFigures.minute(now);
    const { master } = this.dataSource.driver as unknown as { master?: Pool };
    this.latest = {
      service: this.config.service,
      id: this.id,
      version,
      startedAt: this.startedAt,
      at: new Date(now).toISOString(),
      restarts: this.config.restarts,
      ...reading,
      requests: this.requests.minute(now),
      inFlight: this.requests.inFlight,
      sockets: this.source?.sockets() ?? 0,
      database: {
        answers,
        connections: master?.totalCount ?? 0,
        limit: master?.options.max ?? 0,
        waiting: master?.waitingCount ?? 0,
        active: queryFigures.active,
        queries: queries.count,
        ms: queries.ms,
      },
      recentErrors: this.requests.recentErrors(),
    };
    return this.latest;
  }

  stop(): void {
    this.process.stop();
  }
}
