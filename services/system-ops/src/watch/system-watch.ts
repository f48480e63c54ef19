import { RedisLink, RepeatedWork, ReplicaFiguresReader } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { ReplicaBoard } from '../replicas/replica-board.js';
import { DatabaseWatch } from './database-watch.js';
import { GatewayLog } from './gateway-log.js';
import { Machine } from './machine/machine.js';
import type { Observation } from './observation.js';

const EVERY_MS = 2_000;

export class Watched {
  constructor(
    readonly machine: Machine,
    readonly database: DatabaseWatch,
    readonly gateway: GatewayLog,
  ) {}
}

type Looked = Pick<Observation, 'machine' | 'database' | 'gateway' | 'isGatewayWatched'>;

/** Observes the system every two seconds, independent of readers. Waits for no reading that hangs or fails. */
@Injectable()
export class SystemWatch extends RepeatedWork {
  private readonly listeningSince = performance.now();
  private latest: Looked | undefined;
  private looking: Promise<Looked> | undefined;

  constructor(
    private readonly watched: Watched,
    private readonly board: ReplicaBoard,
    private readonly redis: RedisLink,
    private readonly reader: ReplicaFiguresReader,
  ) {
    super('system watch', EVERY_MS);
  }

  async turn(): Promise<void> {
    await this.look();
  }

  /** Includes the latest reports: with cached ones, two replicas would alternately answer with different figures. */
  async observation(): Promise<Observation> {
    const looked = this.latest ?? (await this.look());
    return { ...looked, ...this.heard() };
  }

  private async look(): Promise<Looked> {
    this.looking ??= this.observe().finally(() => (this.looking = undefined));
    return await this.looking;
  }

  private async observe(): Promise<Looked> {
    const [machine, database, gateway, own] = await Promise.all([
      this.watched.machine.readMachine(),
      this.watched.database.readDatabase(),
      this.watched.gateway.readTraffic(Date.now()),
      this.reader.last(),
    ]);
    // This process counts even without messages.
    this.board.hear({ kind: 'figures', figures: own }, performance.now());
    this.latest = { machine, database, gateway, isGatewayWatched: this.watched.gateway.isWatched };
    return this.latest;
  }

  private heard(): Omit<Observation, keyof Looked> {
    const now = performance.now();
    return {
      at: new Date(),
      listeningMs: now - this.listeningSince,
      isRedisThere: this.redis.isConnected(),
      replicas: this.board.replicas(now),
      ledgers: this.board.ledgers(),
    };
  }
}
