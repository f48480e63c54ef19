import type { GatewayMetrics, ServiceLedger, ServiceName } from '@larder/contracts';
import type { SeenReplica } from '../replicas/replica-board.js';
import type { DatabaseReading } from './database-watch.js';
import type { MachineReading } from './machine/machine.js';

export interface Observation {
  at: Date;
  /** Milliseconds since this process subscribed: at first it knows no replica. */
  listeningMs: number;
  machine: MachineReading;
  database: DatabaseReading;
  isRedisThere: boolean;
  replicas: readonly SeenReplica[];
  ledgers: ReadonlyMap<ServiceName, ServiceLedger>;
  /** Null when the gateway's log cannot be read. */
  gateway: GatewayMetrics | null;
  isGatewayWatched: boolean;
}
