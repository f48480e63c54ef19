import { SCREEN_REPORT_MS, sentence } from '@larder/kernel';
import { isTransient } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import type { AlertReading } from '../watch/alert-reading.js';
import { staleSeconds } from './screen-state.js';
import { ScreenRepository, type ScreenRow } from './screen.repository.js';
import { sightOf } from './screens.service.js';

/** A screen with old prices for longer raises an alert. */
const ALERT_AFTER_SECONDS = 60;

/** Time for the next report and one failed attempt after an outage. */
const HEARD_AGAIN_AFTER_MS = SCREEN_REPORT_MS + 10_000;

@Injectable()
export class ScreenWatch {
  private known: readonly ScreenRow[] = [];
  /** Since when reports have arrived without a break, as far as this process knows; null during an outage. */
  private hearsSince: number | null = null;

  constructor(private readonly screens: ScreenRepository) {}

  async readings(now: Date): Promise<AlertReading[]> {
    try {
      this.known = await this.screens.list();
      this.hearsSince ??= now.getTime();
      return this.known.map((row) => readingOf(row, this.valueOf(row, now.getTime())));
    } catch (error) {
      if (!isTransient(error)) throw error;
      // The state is unknown while the database is down, and nothing changes.
      this.hearsSince = null;
      return this.known.map((row) => readingOf(row, null));
    }
  }

  /** Null for screens that had no chance to report since an outage, or all would be alerted at its end. */
  private valueOf(row: ScreenRow, now: number): number | null {
    const sight = sightOf(row);
    const hearsSince = this.hearsSince ?? now;
    const isAwaited = sight.lastSeenAt !== null && sight.lastSeenAt < hearsSince;
    return isAwaited && now - hearsSince < HEARD_AGAIN_AFTER_MS ? null : staleSeconds(sight, now);
  }
}

function readingOf({ id, name, lastSeenAt, shownRevision }: ScreenRow, value: number | null): AlertReading {
  const time = inUtc(lastSeenAt);
  return {
    id: `screen-stale:${id}`,
    metric: 'screen-stale',
    type: 'warning',
    value,
    message:
      shownRevision === null
        ? sentence('The screen "{name}" may show old prices: it last reported at {time} and showed none.', {
            name,
            time,
          })
        : sentence(
            'The screen "{name}" may show old prices: it last reported at {time} and showed revision {revision}.',
            { name, time, revision: shownRevision },
          ),
    threshold: ALERT_AFTER_SECONDS,
    clearBelow: ALERT_AFTER_SECONDS,
    raiseAfterMs: 0,
    clearAfterMs: 0,
  };
}

const inUtc = (instant: string | null): string =>
  instant === null ? 'no time' : `${instant.slice(0, 16).replace('T', ' ')} UTC`;
