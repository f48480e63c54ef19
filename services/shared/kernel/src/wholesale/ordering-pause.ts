import { dayIn } from '../dates/store-day.js';
import { sentence, toSentence, type PlainReason, type Sentence } from '../texts/sentence.js';

/** A store's fields about a pause, which may have neither reason nor end. */
export interface PausableStore {
  status: 'live' | 'paused';
  pauseReason?: string | null;
  /** An instant as Date reads it. */
  pausedUntil?: string | null;
}

export interface OrderingPause {
  reason: string | null;
  /** Null until staff end the pause. */
  until: Date | null;
}

/** Null while orders are taken. A pause whose end has passed is over. */
export function pauseAt(store: PausableStore, now: Date): OrderingPause | null {
  if (store.status !== 'paused') return null;
  const until = store.pausedUntil ? new Date(store.pausedUntil) : null;
  if (until !== null && until <= now) return null;
  return { reason: store.pauseReason || null, until };
}

/** The sentence for customers, in the store's local time: "Ordering is paused until 15:00. Stocktaking." */
export function pauseSentence({ reason, until }: OrderingPause, timeZone: string, now: Date): Sentence {
  const paused =
    until === null
      ? sentence('Ordering is paused at the moment.')
      : sentence('Ordering is paused until {clock}.', { clock: clockOf(until, timeZone, now) });
  return reason === null ? paused : sentence('{what} {more}', { what: paused, more: reason });
}

/** "15:00", or with its day when that is not today: "Tue, Nov 24, 09:00". */
function clockOf(instant: Date, timeZone: string, now: Date): string | Sentence {
  const part = (format: Intl.DateTimeFormatOptions): string => instant.toLocaleString('en-US', { timeZone, ...format });
  const clock = part({ hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  if (dayIn(instant, timeZone) === dayIn(now, timeZone)) return clock;
  return sentence('{weekday}, {month} {date}, {clock}', {
    weekday: toSentence(part({ weekday: 'short' }) as PlainReason),
    month: toSentence(part({ month: 'short' }) as PlainReason),
    date: part({ day: 'numeric' }),
    clock,
  });
}
