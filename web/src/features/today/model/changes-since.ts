import type { AuditEntry } from '@larder/contracts';

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

/** One user's changes of one kind. */
export interface ChangeGroup {
  /** Null for the system. */
  user: string | null;
  /** "product" of "product.updated". */
  kind: string;
  count: number;
  /** The time of the newest one. */
  at: string;
}

/** Signing in and out, and reading files, which change nothing for others. */
const QUIET = new Set(['session', 'sessions', 'login', 'audit', 'restaurant-orders', 'discount-codes']);

/** Changes by user and kind, the latest first; those of the current user are left out. */
export function groupChanges(
  entries: readonly Pick<AuditEntry, 'user' | 'type' | 'at'>[],
  self: string,
): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const { user, type, at } of entries) {
    const kind = type.split('.')[0] ?? type;
    if (user === self || QUIET.has(kind)) continue;
    const key = `${user ?? ''}\n${kind}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { user, kind, count: 1, at });
    else {
      known.count += 1;
      if (at > known.at) known.at = at;
    }
  }
  return [...groups.values()].toSorted((a, b) => b.at.localeCompare(a.at));
}
