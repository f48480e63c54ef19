/** The interval of a screen's timer loop. */
export const BEAT_MS = 1000;
/** A beat this late means that the screen slept, or that its clock was changed. */
const SLEPT_MS = 10_000;

export interface Beat {
  /** The screen's clock, in milliseconds since 1970. It may be wrong, and may jump. */
  wallMs: number;
  /** Milliseconds of a monotonic clock. */
  steadyMs: number;
  /** Whether the screen has just woken up: its data may be stale. */
  woke: boolean;
}

export interface Clocks {
  wall: () => number;
  steady: () => number;
}

export const screenClocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * The one timer loop of a screen for polling, paging, clock and shifting, so that timers cannot pile up over months. A
 * listener that throws stops neither the loop nor the others.
 */
export class HeartBeat {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private expectedAt = 0;
  private beatAt: number;
  private readonly listeners = new Set<(beat: Beat) => void>();

  constructor(readonly clocks: Clocks = screenClocks) {
    this.beatAt = clocks.steady();
  }

  /** When the loop last ran, on the monotonic clock. */
  lastAt(): number {
    return this.beatAt;
  }

  /** Starts the loop, unless it is running. */
  start(): void {
    if (this.timer !== undefined) return;
    this.beatAt = this.clocks.steady();
    this.waitForNext();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  onBeat(listener: (beat: Beat) => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private waitForNext(): void {
    const wallMs = this.clocks.wall();
    // Aligned to full seconds, so that clocks change on time.
    const wait = BEAT_MS - (wallMs % BEAT_MS);
    this.expectedAt = wallMs + wait;
    this.timer = setTimeout(() => this.beat(), wait);
  }

  private beat(): void {
    const wallMs = this.clocks.wall();
    const beat = { wallMs, steadyMs: this.clocks.steady(), woke: wallMs - this.expectedAt > SLEPT_MS };
    this.beatAt = beat.steadyMs;
    this.waitForNext();
    for (const listener of this.listeners) {
      try {
        listener(beat);
      } catch (error) {
        console.error(error);
      }
    }
  }
}
