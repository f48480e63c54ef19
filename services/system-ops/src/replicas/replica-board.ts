import type { ReplicaFigures, ReplicaMessage, ServiceLedger, ServiceName } from '@larder/contracts';

export interface SeenReplica {
  figures: ReplicaFigures;
  silentMs: number;
  isMissing: boolean;
}

/** A replica is missing after five missed reports. */
export const MISSING_AFTER_MS = 10_000;
const FORGOTTEN_AFTER_MS = 20_000;
const MOST_REPLICAS = 200;

export class ReplicaBoard {
  private readonly heard = new Map<string, { figures: ReplicaFigures; at: number }>();
  private readonly ledgersByService = new Map<ServiceName, ServiceLedger>();

  /** @param now milliseconds of a monotonic clock, as for {@link replicas}. */
  hear(message: ReplicaMessage, now: number): void {
    if (message.kind === 'gone') {
      this.heard.delete(message.id);
      return;
    }
    const { figures, ledger } = message;
    if (!this.heard.has(figures.id) && this.heard.size >= MOST_REPLICAS) return;
    this.heard.set(figures.id, { figures, at: now });
    if (ledger) this.ledgersByService.set(figures.service, ledger);
  }

  /** Sorted by service and start. */
  replicas(now: number): SeenReplica[] {
    for (const [id, { at }] of this.heard) if (now - at > FORGOTTEN_AFTER_MS) this.heard.delete(id);
    return [...this.heard.values()]
      .map(({ figures, at }) => ({ figures, silentMs: now - at, isMissing: now - at > MISSING_AFTER_MS }))
      .toSorted((left, right) => placeOf(left).localeCompare(placeOf(right)));
  }

  ledgers(): ReadonlyMap<ServiceName, ServiceLedger> {
    return this.ledgersByService;
  }
}

const placeOf = ({ figures: { service, startedAt, id } }: SeenReplica): string => `${service} ${startedAt} ${id}`;
