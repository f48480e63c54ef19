import type { AlertAcknowledgement, AlertType } from '@larder/contracts';
import type { EntityManager } from 'typeorm';
import type { AlertState, AlertStates } from './alert-state.js';

/** One replica at a time works alerts out. */
const ALERT_LOCK = [0x1a4d, 0x616c] as const;

interface AlertRow {
  id: string;
  type: AlertType;
  metric: string;
  message: string;
  value: number;
  threshold: number;
  since: Date;
  raised_at: Date | null;
  well_since: Date | null;
  acknowledged_by: string | null;
  acknowledged_reason: string | null;
  acknowledged_until: Date | null;
}

/** The rows of what is wrong, through the transaction that changes them. */
export class AlertRepository {
  constructor(private readonly manager: Pick<EntityManager, 'query'>) {}

  /** @returns false when another replica is at it. */
  async tryLock(): Promise<boolean> {
    const rows: { locked: boolean }[] = await this.manager.query('SELECT pg_try_advisory_xact_lock($1, $2) AS locked', [
      ...ALERT_LOCK,
    ]);
    return rows[0]?.locked ?? false;
  }

  async lock(): Promise<void> {
    await this.manager.query('SELECT pg_advisory_xact_lock($1, $2)', [...ALERT_LOCK]);
  }

  async all(): Promise<AlertStates> {
    const rows: AlertRow[] = await this.manager.query('SELECT * FROM system_ops.alert');
    return new Map(rows.map((row) => [row.id, stateOf(row)]));
  }

  /** Makes the rows what they shall be. */
  async save(before: AlertStates, after: AlertStates): Promise<void> {
    const gone = [...before.keys()].filter((id) => !after.has(id));
    if (gone.length > 0) await this.manager.query('DELETE FROM system_ops.alert WHERE id = ANY ($1)', [gone]);
    const changed = [...after.values()].filter(
      (state) => JSON.stringify(state) !== JSON.stringify(before.get(state.id)),
    );
    if (changed.length === 0) return;
    await this.manager.query(
      `INSERT INTO system_ops.alert
         (id, type, metric, message, value, threshold, since, raised_at, well_since,
          acknowledged_by, acknowledged_reason, acknowledged_until)
       SELECT id, type, metric, message, value, threshold, since, raised_at, well_since,
              acknowledged_by, acknowledged_reason, acknowledged_until
         FROM jsonb_populate_recordset(NULL::system_ops.alert, $1::jsonb)
       ON CONFLICT (id) DO UPDATE SET
         message = excluded.message, value = excluded.value, since = excluded.since, raised_at = excluded.raised_at,
         well_since = excluded.well_since, acknowledged_by = excluded.acknowledged_by,
         acknowledged_reason = excluded.acknowledged_reason, acknowledged_until = excluded.acknowledged_until`,
      [JSON.stringify(changed.map(rowOf))],
    );
  }
}

function stateOf(row: AlertRow): AlertState {
  const { id, type, metric, message, value, threshold } = row;
  return {
    id,
    type,
    metric,
    threshold,
    value,
    message,
    since: row.since.getTime(),
    raisedAt: row.raised_at?.getTime() ?? null,
    wellSince: row.well_since?.getTime() ?? null,
    acknowledged: acknowledgementOf(row),
  };
}

function acknowledgementOf(row: AlertRow): AlertAcknowledgement | null {
  const { acknowledged_by: by, acknowledged_reason: reason, acknowledged_until: until } = row;
  return by === null || reason === null || until === null ? null : { by, reason, until: until.toISOString() };
}

function rowOf(state: AlertState): Record<string, unknown> {
  const at = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
  return {
    id: state.id,
    type: state.type,
    metric: state.metric,
    message: state.message,
    value: state.value,
    threshold: state.threshold,
    since: at(state.since),
    raised_at: at(state.raisedAt),
    well_since: at(state.wellSince),
    acknowledged_by: state.acknowledged?.by ?? null,
    acknowledged_reason: state.acknowledged?.reason ?? null,
    acknowledged_until: state.acknowledged?.until ?? null,
  };
}
