import type { AuditEntry } from '@larder/contracts';

/** What one person changed of one kind. */
export interface ChangeGroup {
  /** Null for what the system did. */
  user: string | null;
  /** "product" of "product.updated". */
  kind: string;
  count: number;
  /** Of the newest of them. */
  at: string;
}

/** Signing in and out, and reading files, changes nothing that others should know of. */
const QUIET = new Set(['session', 'sessions', 'login', 'audit', 'restaurant-orders', 'discount-codes']);

/** Changes by person and kind, the latest first; what the person who asks did is left out. */
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
