import pTimeout from 'p-timeout';

const TIMEOUT_MS = 2_500;

/** Reads something that may hang, such as a network share, with one read at a time. */
export class PatientReading<T> {
  private asking: Promise<T> | undefined;

  /** @param known the value before the first reading. */
  constructor(
    private readonly ask: () => Promise<T>,
    private known: T,
    private readonly milliseconds = TIMEOUT_MS,
  ) {}

  /** The last known value when reading takes too long. Rejects when reading fails. */
  async read(): Promise<T> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    this.known = await pTimeout(this.asking, { milliseconds: this.milliseconds, fallback: () => this.known });
    return this.known;
  }
}
