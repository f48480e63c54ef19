export interface Tally {
  count: number;
  ms: number;
  errors: number;
}

const SECONDS = 60;

interface Second extends Tally {
  second: number;
}

/** A sliding minute in buckets of one second: constant memory at any traffic. */
export class SlidingMinute {
  private readonly buckets: Second[] = Array.from({ length: SECONDS }, () => ({
    second: -1,
    count: 0,
    ms: 0,
    errors: 0,
  }));

  /** @param now milliseconds of a monotonic clock, as for {@link read}. */
  add(now: number, ms: number, isError: boolean): void {
    const second = Math.floor(now / 1_000);
    const bucket = this.buckets[((second % SECONDS) + SECONDS) % SECONDS];
    if (!bucket) return;
    if (bucket.second !== second) Object.assign(bucket, { second, count: 0, ms: 0, errors: 0 });
    bucket.count += 1;
    bucket.ms += ms;
    if (isError) bucket.errors += 1;
  }

  read(now: number): Tally {
    const latest = Math.floor(now / 1_000);
    const tally: Tally = { count: 0, ms: 0, errors: 0 };
    for (const { second, count, ms, errors } of this.buckets) {
      if (second > latest - SECONDS && second <= latest) {
        tally.count += count;
        tally.ms += ms;
        tally.errors += errors;
      }
    }
    return tally;
  }
}
