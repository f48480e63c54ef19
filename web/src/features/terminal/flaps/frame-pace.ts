/** Below some 15 frames a second a flap jumps rather than turns. */
const SLOW_FRAME_MS = 65;
const FRAMES_TO_JUDGE = 6;
/** A screen that was busy once gets another chance after so long. */
const SLOW_FOR_MS = 10 * 60_000;

/** Watches how fast the screen draws while flaps turn. All times come from the frames themselves. */
export class FramePace {
  private last: number | null = null;
  private frames = 0;
  private slowFrames = 0;
  private slowUntil = -Infinity;

  /** A run of frames begins. */
  start(): void {
    this.last = null;
    this.frames = 0;
    this.slowFrames = 0;
  }

  /** A frame of the run; true when the run has shown itself too slow. */
  note(now: number): boolean {
    if (this.last !== null) {
      this.frames += 1;
      if (now - this.last > SLOW_FRAME_MS) this.slowFrames += 1;
    }
    this.last = now;
    if (this.frames < FRAMES_TO_JUDGE || this.slowFrames * 2 <= this.frames) return false;
    this.slowUntil = now + SLOW_FOR_MS;
    return true;
  }

  isSlow(now: number): boolean {
    return now < this.slowUntil;
  }
}
