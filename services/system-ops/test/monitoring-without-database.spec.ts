import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { SystemAlert, SystemHealth } from '@larder/contracts';
import { BroadcastClient } from '@larder/platform';
import {
  eventually,
  signIn,
  startTestService,
  testConfig,
  TestDatabase,
  type SignedInStaff,
  type TestService,
} from '@larder/testing';
import request from 'supertest';
import { AlertsService } from '../src/alerts/alerts.service.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';
import { SystemWatch } from '../src/watch/system-watch.js';
import { ledgersOfOthers } from './figures-of.js';

const MONITORING = ['metrics', 'health', 'alerts', 'info'];

let database: TestDatabase;
let service: TestService;
let wire: Wire;
let admin: SignedInStaff;

/** A proxy to PostgreSQL that can be cut. */
class Wire {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  readonly server: Server;

  constructor(target: URL) {
    this.server = createServer((near) => {
      if (this.isCut) {
        near.destroy();
        return;
      }
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('error', () => to.destroy()).on('close', () => to.destroy());
        from.pipe(to);
      }
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as { port: number }).port;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  mend(): void {
    this.isCut = false;
  }
}

beforeAll(async () => {
  database = await TestDatabase.create();
  const target = new URL(database.urlFor('system-ops'));
  wire = new Wire(target);
  const through = new URL(target);
  through.port = String(await wire.open());
  const config = { ...testConfig('system-ops', database), databaseUrl: through.href };
  service = await startTestService((each) => SystemOpsModule.for(each), config, useWebSockets);
  admin = await signIn(database, 'admin');
});

afterAll(async () => {
  wire?.mend();
  await service?.close();
  wire?.server.close();
  await database?.drop();
});

const get = (path: string, headers: Record<string, string>): request.Test =>
  request(service.server).get(`/api/admin/system/${path}`).set(headers);

it('while PostgreSQL is down a recently seen administrator can monitor the system, and nothing else is possible', async () => {
  const stranger = await signIn(database, 'admin');
  const looker = await signIn(database, 'read-only');
  const revoked = await signIn(database, 'admin');
  const others = ledgersOfOthers();
  const say = (message: object): void => void service.get(BroadcastClient).emit('figures', message);
  await eventually(async () => {
    others.forEach(say);
    await service.get(SystemWatch).turn();
    for (const path of MONITORING) await get(path, admin.headers).expect(200);
  });
  for (const { figures } of others) say({ kind: 'gone', id: figures.id });
  await get('health', looker.headers).expect(403);
  await get('health', revoked.headers).expect(200);
  await database.query('DELETE FROM identity.staff_session WHERE user_id = $1', [revoked.userId]);
  await get('health', revoked.headers).expect(401);

  wire.cut();
  await eventually(async () => {
    await service.get(SystemWatch).turn();
    const { checks } = (await get('health', admin.headers).expect(200)).body as SystemHealth;
    expect(checks.find(({ name }) => name === 'PostgreSQL')).toMatchObject({ status: 'fail' });
    expect(checks.find(({ name }) => name === 'Redis')).toMatchObject({ status: 'pass' });
    expect(checks.find(({ name }) => name === 'system-ops')).toMatchObject({ status: 'warn' });
  }, 10_000);
  for (const path of MONITORING) await get(path, admin.headers).expect(200);
  // Other calls, and other callers, are still refused.
  await get('services', admin.headers).expect(503);
  await get('audit', admin.headers).expect(503);
  await get('health', stranger.headers).expect(503);
  await get('health', revoked.headers).expect(503);
  await get('health', looker.headers).expect(403);
  await get('health', {}).expect(401);
  const asked = { reason: 'x', minutes: 30 };
  await request(service.server)
    .post('/api/admin/system/alerts/memory:critical/acknowledge')
    .set(admin.headers)
    .send(asked)
    .expect(503);

  // Alerts are evaluated in memory, and stored later.
  const alerts = service.get(AlertsService);
  const start = Date.now();
  for (const seconds of [0, 5, 10, 15]) await alerts.turn(new Date(start + seconds * 1_000));
  const shown = (await get('alerts', admin.headers).expect(200)).body as SystemAlert[];
  expect(shown.map(({ id }) => id)).toContain('check-postgresql:critical');

  // Remembered sessions expire after five minutes.
  const now = performance.now();
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now + 301_000);
  try {
    await get('health', admin.headers).expect(503);
  } finally {
    later.mockRestore();
  }

  wire.mend();
  await eventually(async () => {
    await service.get(SystemWatch).turn();
    const { checks } = (await get('health', admin.headers).expect(200)).body as SystemHealth;
    expect(checks.find(({ name }) => name === 'PostgreSQL')).toMatchObject({ status: 'pass' });
  }, 10_000);
  for (const seconds of [20, 25, 30, 35]) await alerts.turn(new Date(start + seconds * 1_000));
  const alertEvents = await database.query<{ type: string; after: SystemAlert | null }>(
    `SELECT type, after FROM system_ops.event_log WHERE subject = 'alert:check-postgresql:critical' ORDER BY number`,
  );
  expect(alertEvents.map(({ type }) => type)).toEqual(['alert.raised', 'alert.cleared']);
  expect(Date.parse(alertEvents[0]?.after?.timestamp ?? '')).toBeLessThanOrEqual(start + 5_000);
}, 40_000);
