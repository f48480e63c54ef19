import { FIGURES_CHANNEL, type ReplicaMessage, type ServiceLedger } from '@larder/contracts';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { lastValueFrom } from 'rxjs';
import type { DataSource } from 'typeorm';
import { BroadcastClient, type Fallback } from '../broadcast/broadcast.client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { isTransient } from '../database/transient-error.js';
import { EventConsumers } from '../events/event-consumers.js';
import { RepeatedWork } from '../health/repeated-work.js';
import { figureSourceOf } from './figure-source.js';
import { LedgerReader } from './ledger-reader.js';
import { LedgerRepository } from './ledger.repository.js';
import { ReplicaFiguresReader } from './replica-figures-reader.js';

const EVERY_MS = 2_000;
const LEDGER_EVERY_TURNS = 3;
/** PostgreSQL's notifications are limited to 8000 bytes. */
const NOTIFIED_BYTES = 7_900;

/** Publishes every two seconds, every third time with the ledger, if the replica has the service's full role. */
@Injectable()
export class FigurePublisher extends RepeatedWork implements BeforeApplicationShutdown {
  private readonly failures = new Logger('figures');
  private ledgers: LedgerReader | undefined;
  private ledger: ServiceLedger | undefined;
  private reading = false;
  private turns = 0;
  private busy = false;

  constructor(
    private readonly reader: ReplicaFiguresReader,
    private readonly client: BroadcastClient,
    private readonly consumers: EventConsumers,
    private readonly discovery: DiscoveryService,
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(SERVICE_CONFIG) private readonly config: Pick<ServiceConfig, 'service' | 'role'>,
  ) {
    super('figures', EVERY_MS);
  }

  override onApplicationBootstrap(): void {
    const source = figureSourceOf(this.discovery);
    this.reader.use(source);
    if (this.config.role === 'service') {
      const repository = new LedgerRepository(this.dataSource, this.config.service);
      this.ledgers = new LedgerReader(repository, source, this.consumers.all);
    }
    super.onApplicationBootstrap();
  }

  /** Announces the stop, so that the replica is not reported missing. */
  beforeApplicationShutdown(): void {
    super.onApplicationShutdown();
    this.reader.stop();
    this.client.emit(FIGURES_CHANNEL, { kind: 'gone', id: this.reader.id } satisfies ReplicaMessage);
  }

  async turn(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const figures = await this.reader.read();
      if (figures.database.answers && this.turns++ % LEDGER_EVERY_TURNS === 0) void this.readLedger();
      const { ledger } = this;
      this.ledger = undefined;
      const message: ReplicaMessage = { kind: 'figures', figures, ...(ledger ? { ledger } : {}) };
      await lastValueFrom(this.client.emit(FIGURES_CHANNEL, message));
    } finally {
      this.busy = false;
    }
  }

  /** Runs in the background: figures must not wait for a slow count. */
  private async readLedger(): Promise<void> {
    if (this.reading || !this.ledgers) return;
    this.reading = true;
    try {
      this.ledger = await this.ledgers.read(performance.now());
      this.reader.ledger = this.ledger;
    } catch (error) {
      if (!isTransient(error)) this.failures.error(error);
    } finally {
      this.reading = false;
    }
  }
}

/** Sends figures over PostgreSQL while Redis is down; other broadcasts may be lost. */
export function notifyFigures(dataSource: DataSource): Fallback {
  return async (pattern, data) => {
    if (pattern !== FIGURES_CHANNEL) return;
    const message = data as ReplicaMessage;
    if (message.kind !== 'figures' || !message.figures.database.answers) return;
    await dataSource.query('SELECT pg_notify($1, $2)', [pattern, shorten(message)]);
  };
}

/** Drops the texts of parked events first, then the ledger. */
function shorten({ figures, ledger }: ReplicaMessage & { kind: 'figures' }): string {
  const attempts: ReplicaMessage[] = [
    { kind: 'figures', figures, ...(ledger ? { ledger } : {}) },
    {
      kind: 'figures',
      figures: { ...figures, recentErrors: figures.recentErrors.slice(0, 5) },
      ...(ledger ? { ledger: { ...ledger, parked: [] } } : {}),
    },
    { kind: 'figures', figures: { ...figures, recentErrors: [] } },
  ];
  const texts = attempts.map((attempt) => JSON.stringify(attempt));
  return texts.find((text) => Buffer.byteLength(text) <= NOTIFIED_BYTES) ?? texts.at(-1) ?? '';
}
