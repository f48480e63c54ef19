import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hostileBackups, signIn } from '@larder/testing';
import request from 'supertest';
import { BackupDesk, newKey, SYSTEM } from './backup-desk.js';

const KEY = newKey();

let desk: BackupDesk;
let good: Buffer;
let before: Record<string, string>;

beforeAll(async () => {
  desk = await BackupDesk.open([KEY]);
  await desk.fill(30);
  good = await desk.download((await desk.backUp()).filename);
  await desk.fill(1);
});

beforeEach(async () => {
  before = await desk.checksums('whole');
});

afterAll(async () => {
  await desk?.close();
});

async function isUnchanged(): Promise<void> {
  expect(await desk.checksums('whole')).toEqual(before);
  expect(await desk.stagings('restore')).toEqual([]);
  expect((await readdir(desk.config.folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(existsSync('/tmp/larder-was-here')).toBe(false);
}

describe('files that are not our backups', () => {
  it('a hostile or damaged file is refused with a sentence and changes nothing', async () => {
    const files = hostileBackups(good, KEY, seeded(7));
    expect(files.length).toBeGreaterThan(40);
    for (const { name, file, expected } of files) {
      const { status, body } = await desk.restore(file, 'backup.sql');
      const { message } = body as { message: string };
      expect([name, status, expected.test(message) ? 'as expected' : message]).toEqual([name, 400, 'as expected']);
    }
    await isUnchanged();
  });

  it('a restore without a file or with one of another type is refused', async () => {
    const post = (): request.Test => request(desk.service.server).post(`${SYSTEM}/restore`).set(desk.admin.headers);
    for (const sent of [
      post().attach('other', good, { filename: 'backup.db' }),
      post().attach('backup', good, { filename: 'backup.exe' }),
      post().field('backup', 'text'),
    ]) {
      const { status, body } = await sent;
      expect([status, (body as { message: string }).message]).toEqual([400, 'Please select a backup file']);
    }
    expect((await post().attach('backup', good, 'a.db').attach('backup', good, 'b.db')).status).toBe(400);
    expect((await post().send({})).status).toBe(400);
    await isUnchanged();
  });

  it('a restore without permission is refused and changes nothing', async () => {
    const reader = await signIn(desk.database, 'read-only');
    before = await desk.checksums('whole');
    const post = (headers: Record<string, string>): request.Test =>
      request(desk.service.server).post(`${SYSTEM}/restore`).set(headers).attach('backup', good, 'backup.db');
    expect((await post(reader.headers)).status).toBe(403);
    expect((await post({ 'x-session-id': desk.admin.sessionId })).status).toBe(403);
    expect((await post({})).status).toBe(401);
    await isUnchanged();
  });
});

describe('restores at the same time', () => {
  it('of concurrent restores one runs, and the others are refused or told to wait', async () => {
    const answers = await Promise.all([desk.restore(good), desk.restore(good), desk.restore(good)]);
    const [done, ...others] = answers.map(({ status }) => status).toSorted();
    expect(done).toBe(200);
    for (const status of others) expect([409, 503]).toContain(status);
  });
});

describe('a backup of another installation', () => {
  it('a backup of another installation is accepted if its key is trusted, with its history if there is none yet', async () => {
    const other = await BackupDesk.open([newKey(), KEY]);
    try {
      await desk.backUp();
      const { body } = await other.restore(good, 'BACKUP.JSON').expect(200);
      expect(body).toMatchObject({ success: true });
      const [theirs, ours] = [await other.checksums('whole'), await desk.checksums('whole')];
      const rows = (sums: Record<string, string>, table: string): string => sums[table]?.split(' ')[0] ?? '';
      expect(rows(theirs, 'restaurant_orders.restaurant_order')).toBe('30');
      expect(theirs['discounts_rebates.discount_tier']).toBe(ours['discounts_rebates.discount_tier']);
      const audit = await other.database.query(`SELECT 1 FROM system_ops.audit_entry WHERE actor_name = 'mei'`);
      expect(audit.length).toBeGreaterThan(0);
    } finally {
      await other.close();
    }
  });
});

/** Numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
