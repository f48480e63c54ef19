/** A visit ends after so long without the page: what is new is told since the end of the one before. */
const VISIT_ENDS_MS = 30 * 60_000;

/** On the first visit there is none before: a day is told. */
const FIRST_MS = 24 * 3_600_000;

export interface Visit {
  /** When the visit before this one ended, as an instant. */
  since: string;
  /** When this one was last seen. */
  seen: string;
}

/** The visit that `now` belongs to: the known one, or a new one after a break. */
export function visitAt(now: Date, known: Visit | null): Visit {
  const seen = now.toISOString();
  if (known === null) return { since: new Date(now.getTime() - FIRST_MS).toISOString(), seen };
  const isNew = now.getTime() - Date.parse(known.seen) > VISIT_ENDS_MS;
  return { since: isNew ? known.seen : known.since, seen };
}

/** What was stored, unless it cannot be read. */
export function readVisit(stored: string | null): Visit | null {
  try {
    const { since, seen } = JSON.parse(stored ?? '') as Visit;
    return Number.isNaN(Date.parse(since) + Date.parse(seen)) ? null : { since, seen };
  } catch {
    return null;
  }
}
