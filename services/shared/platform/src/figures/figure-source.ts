import type { RecordCounts } from '@larder/contracts';

/** A queue whose jobs stand in a table of their own. */
export interface JobQueueSource {
  /** "exports". */
  name: string;
  /** With its schema; it has JOB_COLUMNS. */
  table: string;
  /** Whether jobs may fail by what they were asked for (`error_code` is "invalid"): then nothing is wrong with the system. */
  refuses?: boolean;
}

/** What a service has to tell beside what every service has. A service has at most one subclass, among its providers. */
export abstract class FigureSource {
  /** The tables, with their schemas, whose rows are counted. */
  readonly counts: Readonly<Partial<Record<keyof RecordCounts, string>>> = {};
  readonly queues: readonly JobQueueSource[] = [];
  /** A query whose first row says as `at` when the prices were last cared for. */
  readonly pricesAtQuery: string | null = null;

  /** Open live sockets. */
  sockets(): number {
    return 0;
  }
}
