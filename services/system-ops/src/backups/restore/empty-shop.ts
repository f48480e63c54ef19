import type { RestoreDetails, RungEvent, ServiceName } from '@larder/contracts';
import { appendEvents } from '@larder/platform';
import type { Client } from 'pg';
import type { BackupConfig } from '../backup-config.js';
import { withOperator } from '../operator-client.js';
import { EMPTIED, tablesTreated } from '../table-policy.js';
import { statementsOf, stopwatch, type RestoreSteps, type Rung } from './restore-backup.js';
import { pauseWrites, swapIn, TURNED_BACK } from './swap.js';

const NOTHING = { tables: [], sequences: {} };

/**
 * Removes everything except users, tiers and logs. As in a restore, writes pause, the audit trail catches up, a backup
 * is made, and one transaction does the rest: interrupted at any point, it changes everything or nothing.
 * @throws every error leaves the data unchanged.
 */
export async function emptyShop(
  config: BackupConfig,
  { progress, witness, restorePoint, finish }: RestoreSteps,
): Promise<{ details: RestoreDetails; rung: Rung }> {
  const since = stopwatch();
  return await withOperator(config.restoreUrl, 'larder restore', async (client) => {
    try {
      progress('Waiting for running changes', 0, 0);
      await pauseWrites(client, tablesTreated('whole'));
      const sincePause = stopwatch();
      await witness();
      progress('Backing up the current data', 0, 0);
      const sincePoint = stopwatch();
      const backup = await restorePoint();
      const restorePointMs = sincePoint();
      progress('Removing goods, orders and stores', 0, 0);
      const records = await countRecords(client);
      await swapIn(client, { name: (table) => table }, NOTHING, EMPTIED);
      await client.query(`DELETE FROM discounts_rebates.event_log WHERE type NOT LIKE 'discount-tier.%'`);
      const emptiedAt = new Date().toISOString();
      const rung = await announce(client, { backup, records, emptiedAt });
      const details: RestoreDetails = {
        totalRecords: records,
        restoredTables: [],
        backupFrom: emptiedAt,
        restorePoint: backup,
        staffReturned: [],
        staffChanged: [],
        tookMs: since(),
        restorePointMs,
        pausedMs: sincePause(),
      };
      await finish(statementsOf(client), details);
      await client.query('COMMIT');
      return { details, rung };
    } finally {
      await client.query('ROLLBACK').catch(() => undefined);
    }
  });
}

/** Counts all records; log entries do not count. */
async function countRecords(client: Client): Promise<number> {
  const counts = EMPTIED.filter((table) => !table.endsWith('.event_log')).map(
    (table) => `(SELECT count(*) FROM ${table})`,
  );
  const { rows } = await client.query<{ records: string }>(`SELECT ${counts.join(' + ')} AS records`);
  return Number(rows[0]?.records ?? 0);
}

interface Emptied {
  backup: string;
  records: number;
  emptiedAt: string;
}

/** Logs that everything read before is stale, as after a restore. The event also prevents seeding of demo goods. */
async function announce(client: Client, { backup, records, emptiedAt }: Emptied): Promise<Rung> {
  const database = statementsOf(client) as never;
  const rung: [ServiceName, RungEvent[]][] = [];
  for (const service of TURNED_BACK.filter((each) => each !== 'identity')) {
    const event = { type: 'data.restored', subject: 'data:all', after: { backupFrom: emptiedAt } } as const;
    rung.push([service, await appendEvents(database, service, [event])]);
  }
  const event = { type: 'shop.emptied', subject: 'data:all', after: { backup, records } } as const;
  return [...rung, ['system-ops', await appendEvents(database, 'system-ops', [event])]];
}
