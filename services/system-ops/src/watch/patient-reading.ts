const PATIENCE_MS = 2_500;

/** Something that is read again and again and may hang, as a share of the network does, without keeping its reader waiting. */
export class PatientReading<T> {
  private readonly patienceMs: number;
  private asking: Promise<T> | undefined;
  private known: T;

  /** @param first what is known before anything was read. */
  constructor(
    private readonly ask: () => Promise<T>,
    first: T,
    patienceMs = PATIENCE_MS,
  ) {
    this.known = first;
    this.patienceMs = patienceMs;
  }

  /**
   * What is read now, or what was known before when that does not come in time. One question at a time.
   * @throws what the question throws.
   */
  async read(): Promise<T> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<{ value: T }>((resolve) => {
      timer = setTimeout(() => resolve({ value: this.known }), this.patienceMs).unref();
    });
    const { value } = await Promise.race([this.asking.then((read) => ({ value: read })), late]);
    clearTimeout(timer);
    this.known = value;
    return value;
  }
}
