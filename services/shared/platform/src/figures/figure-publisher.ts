import { FIGURES_CHANNEL, type ReplicaMessage, type ServiceLedger, type ServiceName } from '@larder/contracts';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { ModulesContainer } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { isTransient } from '../database/transient-error.js';
import { ConsumerRunner } from '../events/consumer-runner.js';
import { RepeatedWork } from '../health/repeated-work.js';
import type { RedisLink } from '../redis/redis-link.js';
import { FigureSource } from './figure-source.js';
import { LedgerReader } from './ledger-reader.js';
import { LedgerRepository } from './ledger.repository.js';
import type { ReplicaFiguresReader } from './replica-figures-reader.js';

const EVERY_MS = 2_000;
const LEDGER_EVERY_TURNS = 3;
/** PostgreSQL carries notifications of fewer than 8000 bytes. */
const NOTIFIED_BYTES = 7_900;

interface Surroundings {
  service: ServiceName;
  dataSource: DataSource;
  redis: RedisLink;
  modules: ModulesContainer;
}

/**
 * Says every two seconds how this process is, over Redis to whoever listens, and over PostgreSQL's notifications while Redis
 * is away: one of the two may be gone and system-ops still sees every replica.
 */
export class FigurePublisher extends RepeatedWork implements BeforeApplicationShutdown {
  private readonly failures = new Logger('figures');
  private ledgers: LedgerReader | undefined;
  private ledger: ServiceLedger | undefined;
  private reading = false;
  private turns = 0;
  private busy = false;

  constructor(
    private readonly reader: ReplicaFiguresReader,
    private readonly surroundings: Surroundings,
  ) {
    super('figures', EVERY_MS);
  }

  override onApplicationBootstrap(): void {
    const { service, dataSource, modules } = this.surroundings;
    const instances = [...modules.values()]
      .flatMap(({ providers }) => [...providers.values()])
      .map(({ instance }) => instance as unknown);
    const source = instances.find((each) => each instanceof FigureSource);
    const runners = new Set(instances.filter((each) => each instanceof ConsumerRunner));
    const consumers = [...runners].map(({ consumer }) => consumer);
    this.reader.use(source);
    this.ledgers = new LedgerReader(new LedgerRepository(dataSource, service), source, consumers);
    super.onApplicationBootstrap();
  }

  /** One that ends in order is not missed. */
  beforeApplicationShutdown(): void {
    super.onApplicationShutdown();
    this.reader.stop();
    this.surroundings.redis.publish(FIGURES_CHANNEL, JSON.stringify({ kind: 'gone', id: this.reader.id }));
  }

  async turn(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const figures = await this.reader.read();
      if (figures.database.answers && this.turns++ % LEDGER_EVERY_TURNS === 0) void this.readLedger();
      const { ledger } = this;
      this.ledger = undefined;
      await this.tell({ kind: 'figures', figures, ...(ledger ? { ledger } : {}) });
    } finally {
      this.busy = false;
    }
  }

  /** Beside the figures, which must not wait for a slow count; told with the next ones. */
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

  private async tell(message: ReplicaMessage & { kind: 'figures' }): Promise<void> {
    const { redis, dataSource } = this.surroundings;
    if (redis.isConnected()) redis.publish(FIGURES_CHANNEL, JSON.stringify(message));
    else if (message.figures.database.answers) {
      await dataSource.query('SELECT pg_notify($1, $2)', [FIGURES_CHANNEL, brief(message)]);
    }
  }
}

/** As much of a message as a notification carries: first without the texts of parked events, then without the ledger. */
function brief({ figures, ledger }: ReplicaMessage & { kind: 'figures' }): string {
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
