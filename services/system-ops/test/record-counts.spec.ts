import { describe, expect, it } from '@jest/globals';
import type { SystemInfo } from '@larder/contracts';
import { signIn, startTestService, testConfig, TestDatabase } from '@larder/testing';
import request from 'supertest';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';
import { useSystemOps } from './use-system-ops.js';

const INFO = '/api/admin/system/info';

const { database, service, admin } = useSystemOps();

const info = async (): Promise<SystemInfo> =>
  (await request(service.server).get(INFO).set(admin.headers).expect(200)).body as SystemInfo;

describe('the names of the shop', () => {
  it('administrators see that any host name is accepted while none are set', async () => {
    expect((await info()).hostNames).toBeNull();
  });
});

describe('counts of records', () => {
  it('rows are counted when asked for, not when services last reported', async () => {
    const { totalUsers, dbSize } = await info();
    expect(dbSize).toBeGreaterThan(1_000_000);
    await signIn(database, 'read-only');
    expect((await info()).totalUsers).toBe(totalUsers + 1);
  });

  it('the last counts are shown while a restore locks the tables', async () => {
    const { totalUsers } = await info();
    const source = await database.dataSource('catalog');
    await source.transaction(async (manager) => {
      await manager.query('LOCK TABLE catalog.product IN ACCESS EXCLUSIVE MODE');
      expect((await info()).totalUsers).toBe(totalUsers);
    });
  });

  it('counts that are unknown are not shown as zero', async () => {
    const other = await TestDatabase.create();
    const young = await startTestService(
      (each) => SystemOpsModule.for(each),
      testConfig('system-ops', other),
      useWebSockets,
    );
    const reader = await signIn(other, 'admin');
    const source = await other.dataSource('catalog');
    const { status, body } = await source.transaction(async (manager) => {
      await manager.query('LOCK TABLE catalog.product IN ACCESS EXCLUSIVE MODE');
      return await request(young.server).get(INFO).set(reader.headers);
    });
    expect([status, body.message]).toEqual([
      503,
      'The system has just started. Its counts will be ready in a few seconds.',
    ]);
    await young.close();
    await other.drop();
  });
});
