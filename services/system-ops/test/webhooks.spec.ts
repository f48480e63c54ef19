import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SystemQueues } from '@larder/contracts';
import { EventConsumers } from '@larder/platform';
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
import { AlertWebhookConsumer } from '../src/alerts/webhooks/alert-webhook.consumer.js';
import { WebhookSender } from '../src/alerts/webhooks/webhook-sender.js';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';

const SECRET = 'a secret of sixteen or more';

interface Received {
  headers: Record<string, unknown>;
  body: string;
}

let database: TestDatabase;
let service: TestService;
let admin: SignedInStaff;
let receiver: Server;
let received: Received[];
/** The receiver's next status. */
let answer: number;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  database = await TestDatabase.create();
  process.env['ALERT_WEBHOOKS'] = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/alerts`;
  process.env['ALERT_WEBHOOK_SECRET'] = SECRET;
  service = await startTestService(
    (each) => SystemOpsModule.for(each),
    testConfig('system-ops', database),
    useWebSockets,
  );
  await service.get(EventConsumers).reach(AlertWebhookConsumer);
  admin = await signIn(database, 'admin');
});

beforeEach(async () => {
  received = [];
  answer = 204;
  await database.query('DELETE FROM system_ops.webhook_delivery');
});

afterAll(async () => {
  delete process.env['ALERT_WEBHOOKS'];
  delete process.env['ALERT_WEBHOOK_SECRET'];
  await service?.close();
  receiver?.close();
  await database?.drop();
});

async function happens(type: string, column: 'before' | 'after' = 'after'): Promise<void> {
  await database.query(
    `INSERT INTO system_ops.event_log (type, subject, ${column})
     VALUES ($1, 'alert:made-up:critical', '{"id":"made-up:critical","metric":"made-up","message":"It is late."}')`,
    [type],
  );
  await service.get(EventConsumers).reach(AlertWebhookConsumer);
}

const waiting = async (): Promise<{ attempts: number; wait: number }[]> =>
  await database.query(
    `SELECT attempts, extract(epoch FROM next_attempt_at - now())::float8 AS wait FROM system_ops.webhook_delivery`,
  );

const queues = async (): Promise<SystemQueues> =>
  (await request(service.server).get('/api/admin/system/queues').set(admin.headers).expect(200)).body as SystemQueues;

const ofOurs = (): Received[] => received.filter(({ body }) => body.includes('made-up'));

describe('webhooks', () => {
  it('an alert and its recovery are posted once each, signed', async () => {
    await happens('alert.raised');
    await happens('alert.cleared', 'before');
    await eventually(async () => {
      await service.get(WebhookSender).turn();
      expect(ofOurs()).toHaveLength(2);
    });
    const [first] = ofOurs();
    const { headers, body } = first ?? { headers: {}, body: '' };
    const signed = createHmac('sha256', SECRET)
      .update(`${String(headers['x-larder-timestamp'])}.${body}`)
      .digest('hex');
    expect(headers['x-larder-signature']).toBe(`sha256=${signed}`);
    expect(JSON.parse(body)).toMatchObject({
      id: expect.stringMatching(/^system-ops:\d+$/),
      type: 'alert.raised',
      alert: { id: 'made-up:critical' },
    });
    await eventually(async () => expect(await waiting()).toEqual([]));
  });

  it('a failed webhook is listed with its error but no secret, and sent at once when staff retry it', async () => {
    answer = 500;
    await happens('alert.raised');
    const [failed] = await eventually(async () => {
      await service.get(WebhookSender).turn();
      const { deliveries } = await queues();
      expect(deliveries).toMatchObject([{ error: 'The receiver answered 500.', retryAskedAt: null }]);
      return deliveries;
    });
    expect(failed).toMatchObject({ service: 'system-ops', queue: 'webhooks', attempts: 1, canRetry: true });
    expect(failed?.about).toMatch(/^127\.0\.0\.1:\d+ · alert\.raised · It is late\.$/);
    await database.query(`UPDATE system_ops.webhook_delivery SET next_attempt_at = now() + interval '1 hour'`);
    const retry = async (id?: string): Promise<request.Response> =>
      await request(service.server)
        .post('/api/admin/system/queues/jobs/retry')
        .set(admin.headers)
        .send({ service: 'system-ops', queue: 'webhooks', id });
    await retry(failed?.id);
    await eventually(async () => {
      await service.get(WebhookSender).turn();
      expect((await queues()).deliveries).toMatchObject([{ attempts: 2, retryAskedAt: expect.any(String) }]);
    });
    answer = 204;
    expect([(await retry(failed?.id)).body, (await retry()).status]).toEqual([{ asked: true }, 400]);
    await eventually(async () => {
      await service.get(WebhookSender).turn();
      expect((await queues()).deliveries).toEqual([]);
    });
    expect(ofOurs()).toHaveLength(3);
  });

  it.each([500, 302])('a webhook answered with %d is retried later, and redirects are not followed', async (status) => {
    answer = status;
    await happens('alert.raised');
    await eventually(async () => {
      await service.get(WebhookSender).turn();
      const [row] = await waiting();
      expect(row?.attempts).toBe(1);
      expect(row?.wait).toBeLessThanOrEqual(5);
    });
    expect(ofOurs()).toHaveLength(1);
    answer = 204;
    await database.query('UPDATE system_ops.webhook_delivery SET next_attempt_at = now()');
    await eventually(async () => {
      await service.get(WebhookSender).turn();
      expect(await waiting()).toEqual([]);
    });
    expect(new Set(ofOurs().map(({ body }) => body)).size).toBe(1);
  });

  it('a webhook that failed while the clock was ahead is retried soon after the clock was corrected', async () => {
    await happens('alert.raised');
    await database.query(`UPDATE system_ops.webhook_delivery SET next_attempt_at = now() + interval '2 days'`);
    await eventually(async () => {
      await service.get(WebhookSender).turn();
      expect(ofOurs()).toHaveLength(1);
    });
  });

  it('a webhook is abandoned after a day, or when the alert is acknowledged', async () => {
    answer = 500;
    await happens('alert.raised');
    await database.query(`UPDATE system_ops.webhook_delivery SET created_at = now() - interval '25 hours'`);
    await service.get(WebhookSender).turn();
    expect(await waiting()).toEqual([]);
    await happens('alert.raised');
    await happens('alert.acknowledged');
    expect(await waiting()).toEqual([]);
  });
});
