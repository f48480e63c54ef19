import type { Backup } from '@larder/contracts';

/** Nobody waits longer: a rehearsal that has not come by then may come at any time. */
const PATIENCE_MS = 900_000;

/** Whether a backup is so young that its rehearsal is still under way. */
export function awaitsRehearsal(backups: readonly Pick<Backup, 'created' | 'rehearsal'>[], now: number): boolean {
  return backups.some(({ created, rehearsal }) => rehearsal === null && now - Date.parse(created) < PATIENCE_MS);
}
