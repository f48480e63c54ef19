import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ReplicaFigures, ServiceLedger } from '@larder/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { databaseAnswers } from '../health/database-answers.js';
import { queryFigures } from '../measures/query-figures.js';
import { RequestFigures } from '../measures/request-figures.js';
import type { FigureSource } from './figure-source.js';

interface ProcessReading {
  /** Percent of one processor since the previous reading. */
  cpu: number;
  memory: number;
  /** The 99th percentile, in milliseconds. */
  eventLoopDelay: number;
}

const RESOLUTION_MS = 50;

class ProcessFigures {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private usage = process.cpuUsage();
  private at = performance.now();

  constructor() {
    this.delay.enable();
  }

  read(): ProcessReading {
    const now = performance.now();
    const { user, system } = process.cpuUsage(this.usage);
    const elapsedMs = Math.max(now - this.at, 1);
    // The histogram measures the timer's whole interval.
    const late = this.delay.count > 0 ? this.delay.percentile(99) / 1e6 - RESOLUTION_MS : 0;
    this.usage = process.cpuUsage();
    this.at = now;
    this.delay.reset();
    return {
      cpu: tenths((user + system) / 1_000 / elapsedMs),
      memory: process.memoryUsage.rss(),
      eventLoopDelay: Math.round(Math.max(late, 0) * 10) / 10,
    };
  }

  stop(): void {
    this.delay.disable();
  }
}

const tenths = (share: number): number => Math.round(share * 1_000) / 10;

/** The version of the whole system: its packages are released together. */
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

@Injectable()
export class ReplicaFiguresReader {
  /** Changes with every restart. */
  readonly id = randomUUID();
  /** Derived from the uptime, so that figures and supervisors agree. */
  readonly startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  readonly version = version;
  ledger: ServiceLedger | undefined;
  private readonly process = new ProcessFigures();
  private source: FigureSource | undefined;
  private latest: ReplicaFigures | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<ServiceConfig, 'service' | 'restarts'>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly requests: RequestFigures,
  ) {}

  use(source: FigureSource | undefined): void {
    this.source = source;
  }

  /** The latest reading: reading again would shorten the interval of the figures. */
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
