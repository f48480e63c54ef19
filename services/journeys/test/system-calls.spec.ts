import { beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Backup,
  BackupAnswer,
  PictureImportAnswer,
  SystemAlert,
  SystemHealth,
  SystemInfo,
  SystemMetrics,
} from '@larder/contracts';
import { eventually } from '@larder/testing';
import { send } from './running-system.js';
import { SHOWINGS, SpecifiedClient } from './specified-client.js';

/**
 * The system settings calls of the specification's part 1 §7, verbatim, through the gateway over two replicas. A
 * successful restore would undo the other journeys, so only a refused one is here; bench and proof test the rest.
 */

const SYSTEM = '/api/admin/system';

let client: SpecifiedClient;

beforeAll(async () => {
  client = await SpecifiedClient.signIn();
});

/** All numbers in a value, at any depth. */
function numbers(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbers(inner, `${path}.${key}`));
}

describe('monitoring', () => {
  it('GET /api/status is public and shows only what works', async () => {
    const answer = await send('/api/status');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const state = expect.stringMatching(/^(up|limited|down)$/);
    expect(await answer.json()).toEqual({
      status: state,
      parts: ['board', 'ordering', 'signage'].map((name) => ({ name, state })),
      timestamp: expect.any(String),
    });
  });

  it.each(SHOWINGS)('GET metrics has every figure, shown by %s', async (showing) => {
    const answer = await client.call('GET', `${SYSTEM}/metrics`, undefined, showing);
    expect(answer.status).toBe(200);
    const metrics = (await answer.json()) as SystemMetrics;
    expect(metrics).toMatchObject({
      cpu: { usage: expect.any(Number), cores: expect.any(Number) },
      memory: { usage: expect.any(Number), used: expect.any(Number), total: expect.any(Number) },
      disk: { usage: expect.any(Number), used: expect.any(Number), total: expect.any(Number) },
      network: { inbound: expect.any(Number), outbound: expect.any(Number), connections: expect.any(Number) },
      database: {
        connectionPool: expect.any(Number),
        activeQueries: expect.any(Number),
        avgResponseTime: expect.any(Number),
        cacheHitRate: expect.any(Number),
      },
      api: {
        requestsPerMinute: expect.any(Number),
        activeConnections: expect.any(Number),
        avgResponseTime: expect.any(Number),
        errorRate: expect.any(Number),
      },
      uptime: expect.any(Number),
      timestamp: expect.any(String),
    });
    const figures = numbers(metrics);
    expect(figures.filter(([, figure]) => !Number.isFinite(figure) || figure < 0)).toEqual([]);
    expect(figures.filter(([path, figure]) => /usage|Rate$/i.test(path) && figure > 100)).toEqual([]);
    expect(metrics.memory.total).toBeGreaterThan(metrics.memory.used);
  });

  it('GET health has a status and checks, GET alerts a list, GET info the counts', async () => {
    const health = await client.json<SystemHealth>('GET', `${SYSTEM}/health`);
    expect(health.status).toMatch(/^(healthy|warning|critical)$/);
    expect(health.checks.map(({ name }) => name)).toEqual(expect.arrayContaining(['PostgreSQL', 'Redis', 'catalog']));
    expect(health.checks.every(({ status, message }) => /^(pass|warn|fail)$/.test(status) && message !== '')).toBe(
      true,
    );
    const alerts = await client.json<SystemAlert[]>('GET', `${SYSTEM}/alerts`);
    expect(alerts.every(({ type }) => /^(critical|warning|info)$/.test(type))).toBe(true);
    const info = await client.json<SystemInfo>('GET', `${SYSTEM}/info`);
    expect(info.totalRetailProducts).toBeGreaterThanOrEqual(149);
    expect(info.totalProducts).toBeGreaterThanOrEqual(97);
    expect(info.totalTiers).toBe(4);
    expect(info.dbSize).toBeGreaterThan(1_000_000);
  });

  it('system calls are refused to other roles, and internal pages are not routed', async () => {
    for (const path of ['metrics', 'health', 'alerts', 'info', 'services', 'queues', 'backups']) {
      expect((await send(`${SYSTEM}/${path}`)).status).toBe(401);
    }
    for (const path of ['/metrics', '/internal/ready', '/images/larder.db', `${SYSTEM}/nothing`]) {
      expect((await send(path)).status).toBe(404);
    }
  });
});

describe('backups', () => {
  it('POST backup {description} → filename; GET backups; GET backup/{filename}/download', async () => {
    const { filename } = await client.json<BackupAnswer>('POST', `${SYSTEM}/backup`, { description: 'contract' });
    const listed = (await client.json<Backup[]>('GET', `${SYSTEM}/backups`)).find((each) => each.filename === filename);
    expect(listed).toMatchObject({ filename, size: expect.any(Number), created: expect.any(String) });
    const answer = await client.call('GET', `${SYSTEM}/backup/${filename}/download`, undefined, 'cookie');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${filename}"`);
    expect((await answer.arrayBuffer()).byteLength).toBe(listed?.size);
    // Waits for the backup's rehearsal.
    await eventually(async () => {
      expect((await client.json<SystemInfo>('GET', `${SYSTEM}/info`)).lastBackup).not.toBeNull();
    }, 60_000);
    for (const other of ['..%2f..%2fetc%2fpasswd', 'x.db', 'larder-none.db']) {
      expect([400, 404]).toContain((await client.call('GET', `${SYSTEM}/backup/${other}/download`)).status);
    }
  });

  it('POST restore (multipart, field backup) with bearer, CSRF and session id refuses a file that is not a backup', async () => {
    const form = new FormData();
    form.append('backup', new Blob(['{"products":[]}']), 'products.json');
    const headers = { ...client.headers(), ...client.headers('bearer only') };
    const answer = await send(`${SYSTEM}/restore`, { method: 'POST', headers, body: form });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: expect.stringMatching(/^This is a JSON file of another kind; .* Nothing was changed\.$/) },
    ]);
    const without = await send(`${SYSTEM}/restore`, { method: 'POST', headers, body: new FormData() });
    expect(await without.json()).toMatchObject({ message: 'Please select a backup file' });
  });
});

describe('picture sets', () => {
  it('exported images import again with a bearer token alone', async () => {
    const headers = client.headers('bearer only');
    const exported = await send(`${SYSTEM}/export-images`, { headers });
    expect(exported.status).toBe(200);
    expect(exported.headers.get('content-disposition')).toMatch(/filename="product-images-\d{4}-\d\d-\d\d\.zip"$/);
    const form = new FormData();
    form.append('images', await exported.blob(), 'product-images.zip');
    const imported = await send(`${SYSTEM}/import-images`, { method: 'POST', headers, body: form });
    const { details } = (await imported.json()) as PictureImportAnswer;
    expect([imported.status, details.skipped]).toEqual([200, 0]);
    expect(details.imported).toBeGreaterThan(0);
  });
});
