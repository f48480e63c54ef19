import { SlidingMinute, type Tally } from './sliding-minute.js';

class QueryFigures {
  active = 0;
  private readonly lastMinute = new SlidingMinute();

  /** @returns a function to call when the answer arrives. */
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

/** Process-wide: clients are created deep inside the driver. */
export const queryFigures = new QueryFigures();
