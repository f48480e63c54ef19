import { describe, expect, it } from '@jest/globals';
import type { PublicStatus, ServiceReplicas, SystemHealth, SystemMetrics, SystemQueues } from '@larder/contracts';
import { BroadcastClient, EventRing, hashSessionId, RememberedSessions } from '@larder/platform';
import { eventually } from '@larder/testing';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { SystemWatch } from '../src/watch/system-watch.js';
import { figuresOf } from './figures-of.js';
import { useSystemOps } from './use-system-ops.js';

const PATH = '/api/admin/system';

const { database, service, admin } = useSystemOps();

async function ask<T>(path: string): Promise<T> {
  const answer = await request(service.server).get(`${PATH}/${path}`).set(admin.headers);
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return answer.body as T;
}

function say(message: object): void {
  service.get(BroadcastClient).emit('figures', message);
}

/** Sends a replica's message and waits until the next reading has it. */
async function report(message: object, check: () => Promise<void>): Promise<void> {
  await eventually(async () => {
    say(message);
    await service.get(SystemWatch).turn();
    await check();
  });
}

describe('the monitoring of the system', () => {
  it('every figure of the machine is a number', async () => {
    const { cpu, memory, disk, network, database: pools, uptime } = await ask<SystemMetrics>('metrics');
    expect(cpu.cores).toBeGreaterThan(0);
    for (const { usage, used, total } of [memory, disk]) {
      expect(usage).toBeGreaterThan(0);
      expect(usage).toBeLessThanOrEqual(100);
      expect(used).toBeLessThanOrEqual(total);
    }
    expect(network.connections).toBeGreaterThan(0);
    expect(pools.connectionLimit).toBeGreaterThanOrEqual(10);
    expect(uptime).toBeGreaterThanOrEqual(0);
  });

  it('requests of all replicas are added up', async () => {
    const figures = figuresOf();
    await report({ kind: 'figures', figures }, async () => {
      const { api, database: pools } = await ask<SystemMetrics>('metrics');
      expect(api.requestsPerMinute).toBeGreaterThanOrEqual(100);
      expect(api.errorRate).toBeGreaterThan(0);
      expect(pools.connectionPool).toBeGreaterThanOrEqual(4);
    });
    const { replicas, errors } = await ask<ServiceReplicas>('services');
    expect(replicas.find(({ id }) => id === figures.id)).toMatchObject({
      service: 'catalog',
      status: 'pass',
      requestsPerMinute: 100,
      errorRate: 5,
    });
    expect(errors[0]).toMatchObject({ service: 'catalog', requestId: 'abcdefgh', status: 503 });
    say({ kind: 'gone', id: figures.id });
  });

  it('system-ops counts its own requests, except the probes', async () => {
    await ask('health');
    const { text, headers } = await request(service.server).get('/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const count = Number(
      /^larder_http_requests_total\{.*method="GET",status="200",service="system-ops"\} (\d+)$/m.exec(text)?.[1],
    );
    expect(count).toBeGreaterThan(0);
    expect(text).toMatch(/^larder_http_request_duration_seconds_bucket\{le="\+Inf",service="system-ops"\} \d+$/m);
    await eventually(async () => {
      const report = (await request(service.server).get('/metrics')).text;
      expect(report).toMatch(/^larder_jobs_waiting\{queue="backups",service="system-ops"\} 0$/m);
      expect(report).toMatch(
        /^larder_event_lag\{consumer="system-ops\.audit",producer="catalog",service="system-ops"\} \d+$/m,
      );
      expect(report).toMatch(/^larder_parked_events\{service="system-ops"\} \d+$/m);
    });
    await request(service.server).get('/internal/live').expect(200);
    const again = (await request(service.server).get('/metrics')).text;
    expect(again).toContain(`method="GET",status="200",service="system-ops"} ${count}`);
  });
});

describe('health', () => {
  const checkOf = async (name: string): Promise<SystemHealth['checks'][number] | undefined> =>
    (await ask<SystemHealth>('health')).checks.find((check) => check.name === name);

  it('a service that announces its end is missing at once, and present again with its first report', async () => {
    const figures = figuresOf({ service: 'identity' });
    await report({ kind: 'figures', figures }, async () => expect((await checkOf('identity'))?.status).toBe('pass'));
    await report({ kind: 'gone', id: figures.id }, async () =>
      expect((await checkOf('identity'))?.status).not.toBe('pass'),
    );
    await report({ kind: 'figures', figures }, async () => expect((await checkOf('identity'))?.status).toBe('pass'));
  });

  it('a service that cannot reach its database is a warning, not missing', async () => {
    const figures = figuresOf({ service: 'restaurant-orders' });
    figures.database.answers = false;
    await report({ kind: 'figures', figures }, async () =>
      expect(await checkOf('restaurant-orders')).toMatchObject({
        status: 'warn',
        message: 'Running, but it cannot reach the database: its requests wait.',
      }),
    );
  });

  it('health reveals no hosts, paths or settings', async () => {
    const text = JSON.stringify(await ask('health'));
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|postgres:|redis:|\/home|\/tmp|larder_/);
  });

  it('reports arrive over PostgreSQL while Redis is down', async () => {
    const figures = figuresOf({ service: 'discounts-rebates' });
    const source = service.get(DataSource);
    await eventually(async () => {
      await source.query('SELECT pg_notify($1, $2)', ['figures', JSON.stringify({ kind: 'figures', figures })]);
      await service.get(SystemWatch).turn();
      expect((await checkOf('discounts-rebates'))?.status).toBe('pass');
    });
  });
});

describe('the public status', () => {
  it('the public status has three parts and nothing else', async () => {
    const anonymous = await request(service.server).get('/api/status').expect(200);
    expect(anonymous.headers['cache-control']).toBe('no-store');
    expect(anonymous.body).toEqual({
      status: expect.stringMatching(/^(up|limited|down)$/),
      parts: ['board', 'ordering', 'signage'].map((name) => ({
        name,
        state: expect.stringMatching(/^(up|limited|down)$/),
      })),
      timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    });
    const known = await request(service.server).get('/api/status').set(admin.headers).expect(200);
    expect(Object.keys(known.body)).toEqual(Object.keys(anonymous.body));
    await request(service.server).get('/api/status').set('x-session-id', 'nobody').expect(200);
  });

  it('/health answers the same as JSON, and with 503 once a part is down', async () => {
    const { status, headers, body } = await request(service.server).get('/health');
    expect(headers['content-type']).toMatch('application/json');
    expect(status).toBe(body.status === 'down' ? 503 : 200);
  });

  it('a part of the public status changes when its service ends, and again with its first report', async () => {
    const stateOf = async (name: string): Promise<string | undefined> => {
      const { parts } = (await request(service.server).get('/api/status').expect(200)).body as PublicStatus;
      return parts.find((part) => part.name === name)?.state;
    };
    const figures = figuresOf({ service: 'restaurant-orders' });
    const board = figuresOf();
    say({ kind: 'figures', figures: board });
    const isUp = (): Promise<void> =>
      report({ kind: 'figures', figures }, async () => expect(await stateOf('ordering')).toBe('up'));
    await isUp();
    await report({ kind: 'gone', id: figures.id }, async () => {
      expect(await stateOf('ordering')).not.toBe('up');
      expect(await stateOf('board')).toBe('up');
      expect(await stateOf('signage')).toBe('up');
    });
    await isUp();
    for (const { id } of [figures, board]) say({ kind: 'gone', id });
  });
});

it('a session that was ended elsewhere is forgotten', async () => {
  const remembered = service.get(RememberedSessions);
  const hash = hashSessionId(admin.sessionId);
  await ask('health');
  expect(remembered.recall(hash, 300)).not.toBeNull();
  const event = { number: 1, type: 'session.revoked', subject: 'user:1', storeId: null } as const;
  await eventually(() => {
    service.get(EventRing).publish('identity', [event]);
    expect(remembered.recall(hash, 300)).toBeNull();
  });
});

describe('events that could not be applied', () => {
  const park = async (): Promise<void> => {
    const event = {
      producer: 'catalog',
      number: 1,
      type: 'product.created',
      subject: 'product:1',
      storeId: null,
      before: null,
      after: { id: '1' },
      actorId: null,
      actorName: 'mei',
      address: null,
      requestId: null,
      occurredAt: '2026-11-21T11:00:00.000Z',
    };
    await database.query(
      `INSERT INTO system_ops.parked_event (consumer, producer, number, type, subject, event, error)
       VALUES ('system-ops.audit', 'catalog', 1, 'product.created', 'product:1', $1, 'It was too much.')`,
      [event],
    );
  };

  it('parked events are listed, and retried when staff ask for it', async () => {
    await park();
    const { parked, cursors } = await eventually(async () => {
      const state = await ask<SystemQueues>('queues');
      expect(state.parked).toHaveLength(1);
      return state;
    }, 15_000);
    expect(parked[0]).toMatchObject({ service: 'system-ops', consumer: 'system-ops.audit', retryAskedAt: null });
    expect(
      cursors.find(({ consumer, producer }) => consumer === 'system-ops.audit' && producer === 'catalog'),
    ).toMatchObject({
      service: 'system-ops',
      failing: false,
    });
    const asked = { service: 'system-ops', consumer: 'system-ops.audit', producer: 'catalog', subject: 'product:1' };
    const answer = await request(service.server).post(`${PATH}/queues/retry`).set(admin.headers).send(asked);
    expect([answer.status, answer.body]).toEqual([200, { asked: true }]);
    await eventually(async () => {
      expect(await database.query('SELECT FROM system_ops.parked_event')).toEqual([]);
    }, 10_000);
    expect(await database.query(`SELECT FROM system_ops.audit_entry WHERE subject = 'product:1'`)).toHaveLength(1);
  }, 30_000);

  it('a retry without a parked event does no harm', async () => {
    const asked = { service: 'catalog', consumer: 'nobody', producer: 'catalog', subject: 'product:9' };
    await request(service.server).post(`${PATH}/queues/retry`).set(admin.headers).send(asked).expect(200);
    await request(service.server).post(`${PATH}/queues/retry`).set(admin.headers).send({}).expect(400);
  });
});
