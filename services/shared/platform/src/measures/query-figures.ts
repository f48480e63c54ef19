import { SlidingMinute, type Tally } from './sliding-minute.js';

/** Statements that this process sends to PostgreSQL. */
class QueryFigures {
  active = 0;
  private readonly lastMinute = new SlidingMinute();

  /** @returns what to call when the answer is there. */
  sent(): () => void {
    const start = performance.now();
    this.active += 1;
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      this.active -= 1;
      this.lastMinute.add(Date.now(), performance.now() - start, false);
    };
  }

  minute(now: number): Tally {
    return this.lastMinute.read(now);
  }
}

/** Of the whole process, like its event loop and its memory: clients are made deep inside the driver. */
export const queryFigures = new QueryFigures();
