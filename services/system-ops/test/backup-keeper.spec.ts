import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Backup, BackupSchedule } from '@larder/contracts';
import { eventually } from '@larder/testing';
import request from 'supertest';
import { BackupKeeper } from '../src/backups/backup-keeper.js';
import { BackupDesk, SYSTEM } from './backup-desk.js';

let desk: BackupDesk;

beforeAll(async () => {
  desk = await BackupDesk.open();
});

afterAll(async () => {
  await desk?.close();
});

async function list(): Promise<Backup[]> {
  const { body } = await request(desk.service.server).get(`${SYSTEM}/backups`).set(desk.admin.headers).expect(200);
  return body as Backup[];
}

async function set(schedule: Partial<BackupSchedule>): Promise<request.Response> {
  return await request(desk.service.server)
    .put(`${SYSTEM}/backup/schedule`)
    .set(desk.admin.headers)
    .send({ enabled: true, everyHours: 1, keep: 2, ...schedule });
}

/** Ages all records by that many hours. */
async function later(hours: number): Promise<void> {
  await desk.database.query(`UPDATE system_ops.backup_schedule SET since = since - make_interval(hours => $1)`, [
    hours,
  ]);
  await desk.database.query(`UPDATE system_ops.backup SET created_at = created_at - make_interval(hours => $1)`, [
    hours,
  ]);
}

async function nextScheduled(count: number): Promise<void> {
  await later(2);
  await eventually(async () => {
    await desk.service.get(BackupKeeper).turn();
    expect((await list()).filter(({ kind, created }) => kind === 'scheduled' && isRecent(created))).toHaveLength(count);
  }, 20_000);
}

const isRecent = (created: string): boolean => Date.now() - Date.parse(created) < 3_600_000;

const files = async (): Promise<string[]> => (await readdir(desk.config.folder)).filter((name) => name.endsWith('.db'));

describe('the schedule', () => {
  it('the default schedule is a daily backup of which fourteen are kept', async () => {
    const { body } = await request(desk.service.server)
      .get(`${SYSTEM}/backup/schedule`)
      .set(desk.admin.headers)
      .expect(200);
    expect(body).toEqual({ enabled: true, everyHours: 24, keep: 14 });
    expect((await set({})).body).toEqual({ enabled: true, everyHours: 1, keep: 2 });
    for (const wrong of [
      { everyHours: 0 },
      { everyHours: 169 },
      { keep: 0 },
      { keep: 366 },
      { enabled: 'yes' as never },
    ]) {
      expect((await set(wrong)).status).toBe(400);
    }
  });

  it('the schedule makes backups when due and keeps the newest; manual ones stay', async () => {
    await desk.service.get(BackupKeeper).turn();
    expect(await list()).toEqual([]);
    const manual = await desk.backUp('for good');
    for (let turn = 0; turn < 4; turn++) await nextScheduled(1);
    const kept = await list();
    await eventually(async () => {
      await desk.service.get(BackupKeeper).turn();
      expect((await list()).filter(({ kind }) => kind === 'scheduled')).toHaveLength(2);
    });
    const left = await list();
    expect(left.map(({ filename }) => filename)).toContain(manual.filename);
    expect(left.length).toBeLessThanOrEqual(kept.length);
    expect((await files()).toSorted()).toEqual(left.map(({ filename }) => filename).toSorted());
    const events = await desk.database.query<{ type: string }>(
      `SELECT type FROM system_ops.event_log WHERE coalesce(after, before)->>'kind' = 'scheduled'`,
    );
    const made = events.filter(({ type }) => type === 'backup.created').length;
    expect(made).toBeGreaterThanOrEqual(4);
    expect(events.filter(({ type }) => type === 'backup.deleted')).toHaveLength(made - 2);
  });

  it('a schedule that is off makes no backups', async () => {
    await set({ enabled: false });
    await later(48);
    const before = await list();
    await desk.service.get(BackupKeeper).turn();
    expect((await list()).length).toBe(before.length);
  });
});

describe('leftovers of dead processes', () => {
  it('old leftovers of dead processes are removed, and nothing else', async () => {
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['.larder-x.db.part', '.y.upload', 'note.txt']) {
      await writeFile(join(desk.config.folder, name), 'x');
      await utimes(join(desk.config.folder, name), old, old);
    }
    await writeFile(join(desk.config.folder, '.z.upload'), 'x');
    await desk.database.query('CREATE SCHEMA restore_0123456789abcdef AUTHORIZATION larder_restore');
    await eventually(async () => {
      await desk.service.get(BackupKeeper).turn();
      const names = await readdir(desk.config.folder);
      expect(names.filter((name) => !name.endsWith('.db')).toSorted()).toEqual(['.z.upload', 'note.txt']);
      expect(await desk.stagings('restore')).toEqual([]);
    }, 20_000);
  });
});
