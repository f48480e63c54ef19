import { rename, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Backup, FailedJob, SystemQueues } from '@larder/contracts';
import { Transactions } from '@larder/platform';
import { eventually } from '@larder/testing';
import request from 'supertest';
import { BackupKeeper } from '../src/backups/backup-keeper.js';
import { BackupJobRepository } from '../src/backups/make/backup-job.repository.js';
import { BackupRepository } from '../src/backups/make/backup.repository.js';
import { BackupsService } from '../src/backups/make/backups.service.js';
import { DatabaseWatch } from '../src/watch/database-watch.js';
import { BackupDesk, SYSTEM } from './backup-desk.js';

let desk: BackupDesk;

beforeAll(async () => {
  desk = await BackupDesk.open();
  await desk.fill(20);
});

afterAll(async () => {
  jest.restoreAllMocks();
  await desk?.close();
});

describe('a backup', () => {
  it('a backup keeps its file when the answer to the commit is lost', async () => {
    const transactions = desk.service.get(Transactions);
    const run = transactions.run.bind(transactions);
    jest.spyOn(transactions, 'run').mockImplementationOnce(async (work) => {
      await run(work);
      throw new Error('Connection terminated unexpectedly');
    });
    const { filename, size } = await desk.backUp();
    expect(await desk.download(filename)).toHaveLength(size);
  });

  it('a backup can be restored when PostgreSQL sends the number of rows in a packet of its own', async () => {
    const { readUrl } = desk.config;
    const proxy = await splittingProxy(readUrl);
    desk.config.readUrl = proxy.url;
    const { filename } = await desk.backUp();
    desk.config.readUrl = readUrl;
    proxy.server.close();
    const { status } = await desk.restore(await desk.download(filename));
    expect(status).toBe(200);
  });

  it('a failed backup is listed with its error, and is made when staff retry it', async () => {
    const [job] = await desk.database.query<{ id: string }>(
      `INSERT INTO system_ops.backup_job (kind, description, origin, state, error, attempts)
       VALUES ('manual', 'Before the sale', '{}', 'failed', 'The disk is full.', 3) RETURNING id`,
    );
    const asked = { service: 'system-ops', queue: 'backups', id: job?.id };
    const failedJobs = async (): Promise<FailedJob[]> => {
      const answer = await request(desk.service.server).get(`${SYSTEM}/queues`).set(desk.admin.headers).expect(200);
      return (answer.body as SystemQueues).failedJobs;
    };
    const listed = {
      ...asked,
      about: 'manual: Before the sale',
      error: 'The disk is full.',
      attempts: 3,
      canRetry: true,
    };
    await eventually(async () => expect(await failedJobs()).toEqual([expect.objectContaining(listed)]), 15_000);
    await request(desk.service.server)
      .post(`${SYSTEM}/queues/jobs/retry`)
      .set(desk.admin.headers)
      .send(asked)
      .expect(200, { asked: true });
    await eventually(async () => {
      expect(await desk.service.get(BackupJobRepository).find(job?.id ?? '')).toMatchObject({ state: 'done' });
      expect(await failedJobs()).toEqual([]);
    }, 25_000);
    const { body } = await request(desk.service.server).get(`${SYSTEM}/backups`).set(desk.admin.headers).expect(200);
    expect((body as Backup[]).map(({ description }) => description)).toContain('Before the sale');
  }, 60_000);

  it('a scheduled backup that failed is not retried at once', async () => {
    await desk.database.query(
      `UPDATE system_ops.backup_schedule SET since = now() - interval '3 days';
       UPDATE system_ops.backup SET created_at = now() - interval '2 days';`,
    );
    const backups = desk.service.get(BackupRepository);
    expect(await backups.isDue()).toBe(true);
    const { table } = desk.service.get(BackupJobRepository);
    const [job] = await desk.database.query<{ id: string }>(
      `INSERT INTO system_ops.backup_job (kind, origin) VALUES ('scheduled', '{}') RETURNING id`,
    );
    const claimed = await table.claim(job?.id ?? '', 'kind', 'records_done = 0');
    await table.fail(claimed ?? { id: '', token: '' }, 'The disk is full.');
    expect(await backups.isDue()).toBe(false);
    await desk.database.query(`UPDATE system_ops.backup_job SET created_at = created_at - interval '11 minutes'`);
    expect(await backups.isDue()).toBe(true);
    await desk.backUp();
    expect(await backups.isDue()).toBe(false);
  });

  it('a rehearsal that a process left while the clock was ahead is taken over', async () => {
    const { filename } = await desk.backUp();
    await desk.database.query(
      `UPDATE system_ops.backup SET rehearsed_at = NULL, rehearsals_begun = 1,
         rehearsal_lease_until = now() + interval '30 days' WHERE filename = $1`,
      [filename],
    );
    expect(await desk.service.get(BackupRepository).claimRehearsal()).toBe(filename);
  });

  it('backups and failures from while the clock was ahead neither delay the schedule nor take the places of others', async () => {
    const backups = desk.service.get(BackupRepository);
    const ahead = `now() + interval '30 days'`;
    await desk.database.query(
      `UPDATE system_ops.backup_schedule SET since = now() - interval '3 days';
       DELETE FROM system_ops.backup_job;
       INSERT INTO system_ops.backup_job (kind, origin, state, created_at) VALUES ('scheduled', '{}', 'failed', ${ahead});
       UPDATE system_ops.backup SET created_at = ${ahead};`,
    );
    expect(await backups.isDue()).toBe(true);
    await desk.database.query(`UPDATE system_ops.backup_schedule SET since = ${ahead}`);
    expect(await backups.isDue()).toBe(true);
    await desk.database.query(`UPDATE system_ops.backup SET kind = 'scheduled'`);
    const { filename } = await desk.service.get(BackupsService).create('scheduled', null);
    expect((await backups.beyond(1)).map((each) => each.filename)).not.toContain(filename);
    expect(await backups.isDue()).toBe(false);
  });

  it('the alert about old backups does not wait for the time to which the clock was ahead', async () => {
    await desk.database.query(
      `UPDATE system_ops.backup_schedule SET enabled = false, since = now() + interval '30 days';
       UPDATE system_ops.backup SET created_at = now() + interval '30 days';`,
    );
    const source = await desk.database.dataSource('system-ops');
    await eventually(async () => {
      await desk.service.get(BackupKeeper).turn();
      // Counted from when a backup was due.
      expect((await new DatabaseWatch(source).readDatabase()).hoursWithoutBackup).toBeCloseTo(24, 1);
    });
  });

  it('a backup whose file is gone fails its rehearsal', async () => {
    const { filename } = await desk.backUp();
    await desk.database.query('UPDATE system_ops.backup SET rehearsals_begun = 3 WHERE filename <> $1', [filename]);
    await rm(join(desk.config.folder, filename));
    await eventually(async () => {
      await desk.service.get(BackupKeeper).turn();
      const { body } = await request(desk.service.server).get(`${SYSTEM}/backups`).set(desk.admin.headers);
      const found = (body as Backup[]).find((each) => each.filename === filename);
      expect(found?.rehearsal).toMatchObject({ passed: false, message: 'The file of this backup is gone.' });
    }, 8_000);
  });
});

describe('a download', () => {
  it('a download does not follow a symbolic link in place of the file', async () => {
    const { filename } = await desk.backUp();
    const path = join(desk.config.folder, filename);
    await rename(path, `${path}.elsewhere`);
    await symlink(`${path}.elsewhere`, path);
    const { status } = await request(desk.service.server)
      .get(`${SYSTEM}/backup/${filename}/download`)
      .set(desk.admin.headers);
    expect(status).toBe(404);
  });
});

describe('a restore', () => {
  it('a restore soon refuses a file of nothing but empty frames', async () => {
    const piece = Buffer.alloc(12);
    piece.write('D', 'ascii');
    const { status, body } = await desk.restore(
      Buffer.concat([Buffer.from('LARDER BACKUP 1\n'), Buffer.alloc(12 * 200_000, piece)]),
    );
    expect([status, (body as { message: string }).message]).toEqual([400, expect.stringMatching(/damaged/)]);
  });

  it('a backup is made and restored while Redis is down', async () => {
    const alone = await BackupDesk.open(desk.config.keys, { REDIS_URL: 'redis://127.0.0.1:1/0' });
    try {
      const file = await alone.download((await alone.backUp()).filename);
      expect((await alone.restore(file)).status).toBe(200);
    } finally {
      await alone.close();
    }
  });

  it('a restore keeps history that the audit trail has not read yet', async () => {
    const other = await BackupDesk.open(desk.config.keys);
    try {
      const { filename } = await desk.backUp();
      const file = await desk.download(filename);
      await other.database.query(
        `INSERT INTO catalog.event_log (type, subject, actor_id, actor_name, after)
         VALUES ('product.created', 'product:1', gen_random_uuid(), 'just now', '{}')`,
      );
      await other.restore(file).expect(200);
      const kept = await other.database.query(`SELECT 1 FROM system_ops.audit_entry WHERE actor_name = 'just now'`);
      expect(kept).toHaveLength(1);
    } finally {
      await other.close();
    }
  });
});

describe('an upload', () => {
  it('an upload is refused while another restore is under way', async () => {
    const send = (): request.Test => desk.restore(Buffer.alloc(1_000_000), 'x.db');
    await desk.database.query(
      `INSERT INTO system_ops.restore_job (upload, origin, state, lease_until) VALUES ('x', '{}', 'running', now() + interval '1 minute')`,
    );
    expect((await send()).body).toMatchObject({ code: 'conflict' });
    await desk.database.query(`UPDATE system_ops.restore_job SET state = 'failed' WHERE state = 'running'`);
    expect((await send()).body).toMatchObject({ message: expect.stringMatching(/^This file is not a backup/) });
  });
});

/** Passes PostgreSQL on; what follows the end of copied rows arrives later. */
async function splittingProxy(databaseUrl: string): Promise<{ url: string; server: Server }> {
  const target = new URL(databaseUrl);
  const copyDone = Buffer.from('c\0\0\0\x04C', 'latin1');
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    client.pipe(database);
    client.on('error', () => database.destroy());
    void (async () => {
      for await (const chunk of database) {
        const rows = chunk as Buffer;
        const end = rows.indexOf(copyDone) + copyDone.length - 1;
        client.write(rows.subarray(0, end));
        if (end > 0) await pause(5);
        client.write(rows.subarray(end));
      }
      client.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, server };
}
