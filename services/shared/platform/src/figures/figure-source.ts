import type { RecordCounts } from '@larder/contracts';

/** A queue whose jobs are rows of a table. */
export interface JobQueueSource {
  /** "exports". */
  name: string;
  /** With its schema; it has JOB_COLUMNS. */
  table: string;
  /** Whether jobs may fail because of their input (`error_code` is "invalid"), which is not a fault of the system. */
  refuses?: boolean;
}

/** The figures that only this service has. A service provides at most one subclass. */
export abstract class FigureSource {
  /** The tables, with their schemas, whose rows are counted. */
  readonly counts: Readonly<Partial<Record<keyof RecordCounts, string>>> = {};
  readonly queues: readonly JobQueueSource[] = [];
  /** A query whose first row has the time of the last price change or confirmation as `at`. */
  readonly pricesAtQuery: string | null = null;

  /** Open live sockets. */
  sockets(): number {
    return 0;
  }
}
