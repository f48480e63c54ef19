import type { GatewayMetrics, ServiceLedger, ServiceName } from '@larder/contracts';
import type { SeenReplica } from '../replicas/replica-board.js';
import type { DatabaseReading } from './database-watch.js';
import type { MachineReading } from './machine/machine.js';

/** Everything that is known of the system at one moment. */
export interface Observation {
  at: Date;
  /** How long this process has been listening, in milliseconds: at first no replica has been heard. */
  listeningMs: number;
  machine: MachineReading;
  database: DatabaseReading;
  isRedisThere: boolean;
  replicas: readonly SeenReplica[];
  ledgers: ReadonlyMap<ServiceName, ServiceLedger>;
  /** Null where the gateway's log cannot be read. */
  gateway: GatewayMetrics | null;
  /** Whether the gateway's log is ours to read. */
  isGatewayWatched: boolean;
}
