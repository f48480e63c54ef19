import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Gateway, startOrigin } from './gateway.ts';
import type { Origin } from './origin.ts';

let identity: Origin;
let gateway: Gateway;
let folder: string;

beforeEach(async () => {
  identity = await startOrigin();
  folder = mkdtempSync(join(tmpdir(), 'larder-proxies-'));
});

afterEach(async () => {
  await gateway.stop();
  await identity.stop();
  rmSync(folder, { recursive: true });
});

async function startBehind(proxies: string): Promise<void> {
  const proxiesFile = join(folder, 'proxies.conf');
  writeFileSync(proxiesFile, proxies);
  gateway = await Gateway.start({ identity: [identity] }, { proxiesFile, trustedAddresses: [] });
}

const burst = async (from: (number: number) => string): Promise<number> => {
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      gateway.ask('/api/admin/login', { headers: { 'x-forwarded-for': from(number) } }),
    ),
  );
  return replies.filter(({ status }) => status === 429).length;
};

describe('behind a proxy', () => {
  it('all addresses of one IPv6 network count as one client', async () => {
    await startBehind('set_real_ip_from 127.0.0.0/8;\n');
    expect(await burst((number) => `2001:db8:1:2:${number.toString(16)}::1`)).toBe(9);
    expect(await burst((number) => `2001:db8:1:3${number.toString(16).padStart(2, '0')}::1`)).toBe(0);
    expect(await burst((number) => `10.20.30.${number}`)).toBe(0);
  });

  it('behind a proxy the client is limited and passed on, not the proxy', async () => {
    await startBehind('set_real_ip_from 127.0.0.0/8;\n');
    expect(await burst((number) => `203.0.113.${number}`)).toBe(0);
    expect(identity.asked.at(-1)?.headers['x-forwarded-for']).toMatch(/^203\.0\.113\.\d+$/);
    expect(await burst(() => '198.51.100.7')).toBe(9);
  });

  it('an X-Forwarded-For entry that the client added is ignored', async () => {
    await startBehind('set_real_ip_from 127.0.0.0/8;\n');
    expect(await burst((number) => `10.0.0.${number}, 198.51.100.7`)).toBe(9);
    expect(identity.asked.at(-1)?.headers['x-forwarded-for']).toBe('198.51.100.7');
  });

  it('an address that is not configured as a proxy is not trusted as one', async () => {
    await startBehind('set_real_ip_from 192.0.2.1;\n');
    expect(await burst((number) => `203.0.113.${number}`)).toBe(9);
    expect(identity.asked.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });
});
