import { isDeepStrictEqual } from 'node:util';
import { packSentence, unpackSentence } from '@larder/kernel';
import type { EntityManager } from 'typeorm';
import type { AlertState, AlertStates } from './alert-state.js';
import { ALERT, type AlertEntity } from './alert.entity.js';

const ALERT_LOCK = [0x1a4d, 0x616c] as const;

export class AlertRepository {
  constructor(private readonly manager: Pick<EntityManager, 'query'>) {}

  /** @returns false when another replica holds the lock. */
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
    const rows: AlertEntity[] = await this.manager.query(`SELECT ${ALERT.columns()} FROM ${ALERT.name}`);
    return new Map(rows.map((row) => [row.id, stateOf(row)]));
  }

  async saveStates(before: AlertStates, after: AlertStates): Promise<void> {
    const gone = [...before.keys()].filter((id) => !after.has(id));
    if (gone.length > 0) await this.manager.query('DELETE FROM system_ops.alert WHERE id = ANY ($1)', [gone]);
    const changed = [...after.values()].filter((state) => !isDeepStrictEqual(state, before.get(state.id)));
    if (changed.length === 0) return;
    await this.manager.query(SAVE, [JSON.stringify(changed.map(rowOf))]);
  }
}

const SAVE = ALERT.upsert({ keep: ['type', 'metric'] });

function stateOf(row: AlertEntity): AlertState {
  const { acknowledgedBy: by, acknowledgedReason: reason, acknowledgedUntil: until, ...alert } = row;
  const at = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));
  return {
    ...alert,
    message: unpackSentence(alert.message),
    since: Date.parse(alert.since),
    raisedAt: at(alert.raisedAt),
    wellSince: at(alert.wellSince),
    acknowledged: by === null || reason === null || until === null ? null : { by, reason, until },
  };
}

function rowOf({ acknowledged, ...alert }: AlertState): AlertEntity {
  const at = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());
  return {
    ...alert,
    message: packSentence(alert.message),
    since: new Date(alert.since).toISOString(),
    raisedAt: at(alert.raisedAt),
    wellSince: at(alert.wellSince),
    acknowledgedBy: acknowledged?.by ?? null,
    acknowledgedReason: acknowledged?.reason ?? null,
    acknowledgedUntil: acknowledged?.until ?? null,
  };
}
