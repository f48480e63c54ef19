import { Injectable } from '@nestjs/common';
import { RedisLink, RepeatedWork, ReplicaFiguresReader } from '@larder/platform';
import { DatabaseWatch } from '../metrics/database-watch.js';
import { GatewayLog } from '../metrics/gateway-log.js';
import { Machine } from '../metrics/machine/machine.js';
import { ReplicaBoard } from '../replicas/replica-board.js';
import type { Observation } from './observation.js';

const EVERY_MS = 2_000;

/** The places that are looked at. */
export class Watched {
  readonly machine: Machine;
  readonly database: DatabaseWatch;
  readonly gateway: GatewayLog;

  constructor(machine: Machine, database: DatabaseWatch, gateway: GatewayLog) {
    this.machine = machine;
    this.database = database;
    this.gateway = gateway;
  }
}

/**
 * Looks at the whole system every two seconds, whether anybody asks or not; fifty administrators who poll cost nothing more.
 * Nothing here waits for long or fails when something is away: that is what it is there to tell.
 */
@Injectable()
export class SystemWatch extends RepeatedWork {
  private readonly watched: Watched;
  private readonly board: ReplicaBoard;
  private readonly redis: RedisLink;
  private readonly reader: ReplicaFiguresReader;
  private readonly listeningSince = performance.now();
  private latest: Observation | undefined;
  private looking: Promise<Observation> | undefined;

  constructor(watched: Watched, board: ReplicaBoard, redis: RedisLink, reader: ReplicaFiguresReader) {
    super('system watch', EVERY_MS);
    this.watched = watched;
    this.board = board;
    this.redis = redis;
    this.reader = reader;
  }

  async turn(): Promise<void> {
    await this.look();
  }

  /** The system as it was at most a few seconds ago. */
  async observation(): Promise<Observation> {
    return this.latest ?? (await this.look());
  }

  private async look(): Promise<Observation> {
    this.looking ??= this.observe().finally(() => (this.looking = undefined));
    return await this.looking;
  }

  private async observe(): Promise<Observation> {
    const [machine, database, gateway, own] = await Promise.all([
      this.watched.machine.read(),
      this.watched.database.read(),
      this.watched.gateway.read(Date.now()),
      this.reader.last(),
    ]);
    const now = performance.now();
    // We know of ourselves even when nothing carries messages.
    this.board.hear({ kind: 'figures', figures: own }, now);
    this.latest = {
      at: new Date(),
      listeningMs: now - this.listeningSince,
      machine,
      database,
      isRedisThere: this.redis.isConnected(),
      replicas: this.board.replicas(now),
      ledgers: this.board.ledgers(),
      gateway,
      isGatewayWatched: this.watched.gateway.isWatched,
    };
    return this.latest;
  }
}
