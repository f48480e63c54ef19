import type { ReplicaFigures, ReplicaMessage, ServiceLedger, ServiceName } from '@larder/contracts';

export interface SeenReplica {
  figures: ReplicaFigures;
  /** Milliseconds since it was heard of. */
  silentMs: number;
  isMissing: boolean;
}

/** Replicas speak every two seconds; five times nothing is no chance. */
export const MISSING_AFTER_MS = 10_000;
/** How long a silent process is shown as missing. */
const FORGOTTEN_AFTER_MS = 20_000;
const MOST_REPLICAS = 200;

interface Heard {
  figures: ReplicaFigures;
  at: number;
}

/** Who has been heard of lately, and what they said. */
export class ReplicaBoard {
  private readonly heard = new Map<string, Heard>();
  private readonly ledgersByService = new Map<ServiceName, ServiceLedger>();

  /** @param now milliseconds of a clock that never goes back, the same for {@link replicas}. */
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

  /** In order of service and start. */
  replicas(now: number): SeenReplica[] {
    for (const [id, { at }] of this.heard) if (now - at > FORGOTTEN_AFTER_MS) this.heard.delete(id);
    return [...this.heard.values()]
      .map(({ figures, at }) => ({ figures, silentMs: now - at, isMissing: now - at > MISSING_AFTER_MS }))
      .toSorted((left, right) => placeOf(left).localeCompare(placeOf(right)));
  }

  /** What each service last said of its own schema. */
  ledgers(): ReadonlyMap<ServiceName, ServiceLedger> {
    return this.ledgersByService;
  }
}

const placeOf = ({ figures: { service, startedAt, id } }: SeenReplica): string => `${service} ${startedAt} ${id}`;
