/** A visit ends after this time away from the page; the page lists changes since the previous visit ended. */
const VISIT_ENDS_MS = 30 * 60_000;

/** The first visit lists the changes of a day. */
const FIRST_MS = 24 * 3_600_000;

interface Visit {
  /** When the previous visit ended, as an instant. */
  since: string;
  /** The last activity of the current visit. */
  seen: string;
}

/** The visit that includes `now`: the known one, or a new one after a break. */
export function visitAt(now: Date, known: Visit | null): Visit {
  const seen = now.toISOString();
  if (known === null) return { since: new Date(now.getTime() - FIRST_MS).toISOString(), seen };
  const isNew = now.getTime() - Date.parse(known.seen) > VISIT_ENDS_MS;
  return { since: isNew ? known.seen : known.since, seen };
}

/** The stored visit; null if it cannot be read. */
export function readVisit(stored: string | null): Visit | null {
  try {
    const { since, seen } = JSON.parse(stored ?? '') as Visit;
    return Number.isNaN(Date.parse(since) + Date.parse(seen)) ? null : { since, seen };
  } catch {
    return null;
  }
}
