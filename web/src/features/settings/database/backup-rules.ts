import type { Backup } from '@larder/contracts';

/** How long to poll for a rehearsal; a later one may start at any time. */
const PATIENCE_MS = 900_000;

/** Whether a backup is so recent that its rehearsal may still be running. */
export function awaitsRehearsal(backups: readonly Pick<Backup, 'created' | 'rehearsal'>[], now: number): boolean {
  return backups.some(({ created, rehearsal }) => rehearsal === null && now - Date.parse(created) < PATIENCE_MS);
}

/** The latest instant: the known one, or that of a backup that has passed a rehearsal since. */
export function newestOf(
  known: string | null,
  backups: readonly Pick<Backup, 'created' | 'rehearsal'>[],
): string | null {
  const proven = backups.filter(({ rehearsal }) => rehearsal?.passed === true);
  const instants = [...proven.map(({ created }) => created), ...(known === null ? [] : [known])];
  return instants.reduce<string | null>(
    (latest, each) => (latest === null || Date.parse(each) > Date.parse(latest) ? each : latest),
    null,
  );
}

/** The contract's limits. */
export const MOST_HOURS = 168;
export const MOST_KEPT = 365;
