import { SERVICES, type ServiceName } from '@larder/contracts';
import type { SeenReplica } from '../src/replicas/replica-board.js';
import type { Observation } from '../src/watch/observation.js';
import { figuresOf } from './figures-of.js';

/** A replica whose last figures are half a second old. */
export const replicaOf = (service: ServiceName, change: Partial<SeenReplica> = {}): SeenReplica => ({
  silentMs: 500,
  isMissing: false,
  figures: figuresOf({ service, id: `${service} 1` }),
  ...change,
});

/** A system without faults. */
export const observationOf = (change: Partial<Observation> = {}): Observation => ({
  at: new Date('2026-11-21T12:00:00.000Z'),
  listeningMs: 3_600_000,
  machine: {
    cpu: { usage: 5, cores: 2 },
    memory: { usage: 40, used: 4, total: 10 },
    disk: { usage: 50, used: 5, total: 10 },
    network: { inbound: 0, outbound: 0, connections: 0 },
  },
  database: {
    answeredMs: 2,
    cacheHitRate: 99,
    size: 1,
    wrongCodes: 0,
    lastBackup: null,
    hoursWithoutBackup: null,
    hasRehearsalFailed: false,
    lastOrderAt: null,
    timeZone: 'America/Toronto',
    isOrderingPaused: false,
  },
  isRedisThere: true,
  replicas: SERVICES.map((service) => replicaOf(service)),
  ledgers: new Map(),
  gateway: { requestsPerMinute: 3, apiRequestsPerMinute: 1, avgResponseTime: 1, errorRate: 0 },
  isGatewayWatched: true,
  ...change,
});
