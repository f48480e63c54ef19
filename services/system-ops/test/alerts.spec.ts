import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SystemAlert } from '@larder/contracts';
import { startTestService, testConfig } from '@larder/testing';
import request from 'supertest';
import type { AlertState } from '../src/alerts/alert-state.js';
import { AlertRepository } from '../src/alerts/alert.repository.js';
import { AlertsService } from '../src/alerts/alerts.service.js';
import { ReplicaBoard } from '../src/replicas/replica-board.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';
import { SystemWatch } from '../src/watch/system-watch.js';
import { useSystemOps } from './use-system-ops.js';

const PATH = '/api/admin/system/alerts';
const GUESSING = 'code-guessing:warning';

const { database, service, admin } = useSystemOps();
let clock: number;

beforeAll(async () => {
  // Ten minutes of guessing codes: an alert that does not depend on the machine.
  await database.query(
    `INSERT INTO restaurant_orders.event_log (type, subject, after)
     VALUES ('discount-code.refused', 'address:6.6.6.6', '{"address":"6.6.6.6","minute":"now","count":120}')`,
  );
});

beforeEach(async () => {
  await database.query('DELETE FROM system_ops.alert');
  await database.query(`DELETE FROM system_ops.event_log WHERE type LIKE 'alert.%'`);
  clock = Date.now();
});

/** Simulates seconds passing, with alerts evaluated every five. */
async function pass(seconds: number): Promise<void> {
  await service.get(SystemWatch).turn();
  for (let gone = 0; gone <= seconds; gone += 5) {
    await service.get(AlertsService).turn(new Date((clock += 5_000)));
  }
}

async function alertEvents(): Promise<{ type: string; subject: string }[]> {
  return await database.query(
    `SELECT type, subject FROM system_ops.event_log WHERE type LIKE 'alert.%' AND subject LIKE '%guess%' ORDER BY number`,
  );
}

const list = async (language = 'en'): Promise<SystemAlert[]> =>
  (await request(service.server).get(PATH).set(admin.headers).set('Accept-Language', language).expect(200))
    .body as SystemAlert[];

const guessing = async (language?: string): Promise<SystemAlert | undefined> =>
  (await list(language)).find(({ id }) => id === GUESSING);

describe('alerts', () => {
  it('a raised alert shows the current limit', async () => {
    await pass(0);
    const alerts = new AlertRepository(await database.dataSource('system-ops'));
    const before = await alerts.all();
    const alert = before.get(GUESSING) as AlertState;
    await alerts.saveStates(before, new Map([...before, [GUESSING, { ...alert, threshold: 60 }]]));
    expect(await guessing()).toMatchObject({ threshold: 60 });
  });

  it('an alert is logged once, however often it is evaluated', async () => {
    await pass(60);
    expect(await guessing()).toMatchObject({ type: 'warning', value: 120, threshold: 50, acknowledged: null });
    expect(await alertEvents()).toEqual([{ type: 'alert.raised', subject: `alert:${GUESSING}` }]);
  });

  it("an alert is in the reader's language", async () => {
    await pass(60);
    expect((await guessing())?.message).toMatch(/^120 wrong or refused discount codes/);
    expect((await guessing('zh-HK'))?.message).toMatch(/^十分鐘內有 120 次/);
    expect((await guessing('zh-CN'))?.message).toMatch(/^十分钟内有 120 次/);
  });

  it('an alert is cleared after its value has been low for long enough', async () => {
    await pass(10);
    await database.query(`UPDATE restaurant_orders.event_log SET occurred_at = now() - interval '1 hour'
                           WHERE type = 'discount-code.refused'`);
    // The value is read from the database every ten seconds.
    const watch = service.get(SystemWatch);
    for (const deadline = Date.now() + 12_000; (await watch.observation()).database.wrongCodes > 0;) {
      if (Date.now() > deadline) throw new Error('The wrong codes are still counted.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await pass(30);
    expect(await guessing()).toBeDefined();
    await pass(60);
    expect(await guessing()).toBeUndefined();
    expect((await alertEvents()).map(({ type }) => type)).toEqual(['alert.raised', 'alert.cleared']);
    await database.query(`UPDATE restaurant_orders.event_log SET occurred_at = now()
                           WHERE type = 'discount-code.refused'`);
    for (const deadline = Date.now() + 12_000; (await watch.observation()).database.wrongCodes === 0;) {
      if (Date.now() > deadline) throw new Error('The wrong codes are not counted.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }, 40_000);

  it('an acknowledged alert names who acknowledged it, until it expires', async () => {
    await pass(10);
    const path = `${PATH}/${GUESSING}/acknowledge`;
    const asked = { reason: 'We test our own codes.', minutes: 30 };
    const answer = await request(service.server).post(path).set(admin.headers).send(asked);
    expect(answer.status).toBe(200);
    expect(answer.body.acknowledged).toMatchObject({ by: admin.username, reason: asked.reason });
    await pass(10);
    expect((await guessing())?.acknowledged?.reason).toBe(asked.reason);
    expect((await alertEvents()).map(({ type }) => type)).toEqual(['alert.raised', 'alert.acknowledged']);
    await database.query(
      `UPDATE system_ops.alert SET acknowledged_until = now() - interval '1 second' WHERE id = '${GUESSING}'`,
    );
    expect((await guessing())?.acknowledged).toBeNull();
  });

  it('an acknowledgement of an unknown alert, without a reason or for too long is refused', async () => {
    await pass(10);
    const post = (id: string, body: object): request.Test =>
      request(service.server).post(`${PATH}/${id}/acknowledge`).set(admin.headers).send(body);
    await post('memory:nonsense', { reason: 'x', minutes: 30 }).expect(404);
    await post(GUESSING, { reason: '', minutes: 30 }).expect(400);
    await post(GUESSING, { reason: 'x', minutes: 100_000 }).expect(400);
    await post('A%20B', { reason: 'x', minutes: 30 }).expect(404);
  });

  it('a missing service raises a separate alert', async () => {
    const board = service.get(ReplicaBoard);
    expect(board.replicas(performance.now()).some(({ figures }) => figures.service === 'catalog')).toBe(false);
    const observation = await service.get(SystemWatch).observation();
    // Enough time after a start for services to have sent their first figures.
    observation.listeningMs = 60_000;
    for (let gone = 0; gone <= 20; gone += 5) {
      await service.get(AlertsService).turn(new Date((clock += 5_000)));
      (await service.get(SystemWatch).observation()).listeningMs = 60_000;
    }
    expect((await list()).find(({ id }) => id === 'check-catalog:critical')).toMatchObject({
      type: 'critical',
      message: 'catalog: Not responding: prices cannot be changed. Shoppers see the last list.',
    });
  });

  it('two replicas raise an alert once', async () => {
    const other = await startTestService(
      (each) => SystemOpsModule.for(each),
      testConfig('system-ops', database, { REDIS_NAMESPACE: randomUUID() }),
      useWebSockets,
    );
    try {
      await other.get(SystemWatch).turn();
      await Promise.all([pass(20), other.get(AlertsService).turn(new Date(clock + 5_000))]);
      await other.get(AlertsService).turn(new Date(clock + 5_000));
      expect((await alertEvents()).map(({ type }) => type)).toEqual(['alert.raised']);
    } finally {
      await other.close();
    }
  });
});
