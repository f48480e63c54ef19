import type { DiscoveryService } from '@nestjs/core';

export interface JobQueueSource {
  name: string;
  /** The table's name with its schema; it has {@link JobEntity}'s columns. */
  table: string;
  /** Jobs may fail because of their input, which is not a fault of the system. */
  refuses?: boolean;
  /** SQL that describes the job from the table's columns. */
  about: string;
  /** Columns that a retry resets, as "finished_at = NULL"; null when a retry makes no sense. */
  again?: string | null;
}

export function figureSourceOf(discovery: DiscoveryService): FigureSource | undefined {
  return discovery.getProviders().find(({ instance }) => instance instanceof FigureSource)?.instance as
    | FigureSource
    | undefined;
}

/** A service provides at most one subclass. */
export abstract class FigureSource {
  /** Whether the service's schema has the view of {@link recordCounts}. */
  readonly hasCounts: boolean = false;
  readonly queues: readonly JobQueueSource[] = [];
  /** SQL whose first row has the time of the last price change or confirmation as `at`. */
  readonly pricesAtQuery: string | null = null;
  /** SQL whose first row has further figures of the service, by name. */
  readonly measuresQuery: string | null = null;

  sockets(): number {
    return 0;
  }
}
