import { appendFile, mkdtemp, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { GatewayLog } from './gateway-log.js';

const NOW = Date.parse('2026-11-21T12:00:30.000Z');
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-log-'));
  file = join(folder, 'access.log');
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** A line in nginx's format. */
const line = (path: string, status = 200, seconds = '0.010', time = '2026-11-21T13:00:20+01:00'): string =>
  `{"time":"${time}","requestId":"r","method":"GET","path":"${path}","status":${status},"seconds":${seconds},"bytes":5,"cache":"","address":"::1"}\n`;

it('the gateway log gives requests, API requests, their response time and their errors', async () => {
  await writeFile(file, line('/') + line('/api/products') + line('/api/admin/login', 503, '0.100') + line('/x', 404));
  expect(await new GatewayLog(file).readTraffic(NOW)).toEqual({
    requestsPerMinute: 4,
    apiRequestsPerMinute: 2,
    avgResponseTime: 32.5,
    errorRate: 25,
  });
});

it('the gateway log is read from the last position, and a line may arrive in two parts', async () => {
  const log = new GatewayLog(file);
  const whole = line('/api/products');
  await writeFile(file, whole + whole.slice(0, 40));
  expect((await log.readTraffic(NOW))?.requestsPerMinute).toBe(1);
  await appendFile(file, whole.slice(40) + whole);
  expect((await log.readTraffic(NOW))?.requestsPerMinute).toBe(3);
  expect((await log.readTraffic(NOW))?.requestsPerMinute).toBe(3);
});

it('reading continues after the gateway log was truncated or rotated', async () => {
  const log = new GatewayLog(file);
  await writeFile(file, line('/') + line('/'));
  await log.readTraffic(NOW);
  await truncate(file);
  await appendFile(file, line('/'));
  expect((await log.readTraffic(NOW))?.requestsPerMinute).toBe(3);
  await rename(file, `${file}.1`);
  await writeFile(file, line('/').repeat(5));
  expect((await log.readTraffic(NOW))?.requestsPerMinute).toBe(8);
});

it('lines older than a minute and malformed lines do not count', async () => {
  const odd = line(String.raw`/\",\"status\":500,\"x\":\"`);
  await writeFile(file, `nonsense\n{}\n${line('/', 200, '0.001', '2026-11-21T11:58:00+00:00')}${odd}`);
  const log = new GatewayLog(file);
  expect(await log.readTraffic(NOW)).toMatchObject({ requestsPerMinute: 1, errorRate: 0 });
  expect((await log.readTraffic(NOW + 120_000))?.requestsPerMinute).toBe(0);
});

it('traffic figures are null without a gateway log', async () => {
  expect(await new GatewayLog(null).readTraffic(NOW)).toBeNull();
  const log = new GatewayLog(file);
  expect(await log.readTraffic(NOW)).toBeNull();
  await writeFile(file, line('/'));
  expect((await log.readTraffic(NOW))?.requestsPerMinute).toBe(1);
});
