import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductsChangedMessage } from '@larder/contracts';
import { REFUSALS } from '@larder/gateway/proxy-locations';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { Fleet } from '../launcher/fleet.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { load } from '../proof-parts/load/http-load.ts';
import { cpuNanoseconds } from '../proof-parts/load/process-cpu.ts';
import { startTwinNginx, twinFolder } from '../proof-parts/load/twin-nginx.ts';
import { makeStores } from '../proof-parts/made-up-stores.ts';
import { readList, StaffClient } from '../proof-parts/staff-client.ts';
import { median } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

const REACH = 0.95;
const STORES = 49;
const CONNECTIONS = 16;
const STATIC_PATH = '/bench/';

/**
 * nginx's processor time per request for the lists of 50 stores, in turn, compared with static files of the same bytes
 * behind the same guards; and announced changes are always visible.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say } = context;
  const rounds = short ? 3 : 21;
  const requests = short ? 4_000 : 10_000;
  // It creates stores, which other checks do not expect.
  const system = await (short ? context.startSystem() : context.startSystem({ replicas: 1 }));
  const stores = short ? [] : await makeStores(system, await StaffClient.signIn(system), STORES, 30);
  const fleet = new Fleet({ say, changed: () => undefined });
  try {
    const lists = ['/api/products', ...stores.map((slug) => `/api/products?store=${slug}`)];
    const files = lists.map((_list, place) => `${STATIC_PATH}${place}`);
    const { port, pid } = await startTwin(context, system, fleet, lists);
    const ratios: number[] = [];
    await load(port, lists, { count: requests / 4, connections: CONNECTIONS });
    await load(port, files, { count: requests / 4, connections: CONNECTIONS });
    for (let round = 1; round <= rounds; round++) {
      const cost = (paths: readonly string[]): Promise<number> =>
        perRequest(pid, requests, () => load(port, paths, { count: requests, connections: CONNECTIONS }));
      // Each is first in alternate rounds, so that a machine that slows down favours neither.
      const before = round % 2 === 0 ? await cost(files) : null;
      const ours = await cost(lists);
      const file = before ?? (await cost(files));
      ratios.push(file / ours);
      say(`round ${round}: file ${file.toFixed(1)} µs, ours ${ours.toFixed(1)} µs, ratio ${(file / ours).toFixed(2)}`);
    }
    const ratio = median(ratios);
    const changes = short ? 10 : 100;
    const stale = await staleAnswers(system, changes);
    return verdict(say, 0, [
      {
        claim: `nginx spends on a static file at least ${REACH} of the time for a list of ${lists.length === 1 ? 'ours' : `${lists.length} stores`}, median of ${rounds} rounds`,
        // A short run on a busy machine only has to come close; the full run decides.
        holds: ratio >= (short ? REACH * 0.7 : REACH),
        figures: `ratio ${ratio.toFixed(2)}`,
      },
      {
        claim: 'a client never sees the old price after it was notified of a change',
        holds: stale === 0,
        figures: `${stale} stale answers in ${changes} changes`,
      },
    ]);
  } finally {
    await fleet.stop();
  }
}

async function perRequest(pid: number, requests: number, work: () => Promise<unknown>): Promise<number> {
  const before = cpuNanoseconds(pid);
  await work();
  return (cpuNanoseconds(pid) - before) / requests / 1_000;
}

async function startTwin(
  context: ProofContext,
  system: RunningSystem,
  fleet: Fleet,
  lists: readonly string[],
): Promise<{ port: number; pid: number }> {
  const folder = join(twinFolder(system), 'lists');
  mkdirSync(folder, { recursive: true });
  const answer = await fetch(`${system.url}/api/products`);
  const headers = [...answer.headers].filter(([name]) => KEPT_HEADERS.has(name));
  for (const [place, path] of lists.entries()) writeFileSync(join(folder, `${place}`), await gzippedList(system, path));
  const twin = await startTwinNginx(context, system, fleet, [
    `location ^~ ${STATIC_PATH} {`,
    // Every file that the gateway serves has these headers.
    ...REFUSALS,
    `alias "${folder}/";`,
    'types { } default_type "application/json; charset=utf-8";',
    'add_header Content-Encoding gzip;',
    'add_header X-Cache-Status HIT;',
    'add_header X-Request-Id $request_id;',
    ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
    '}',
  ]);
  await sameAnswer(twin.port);
  return twin;
}

const KEPT_HEADERS = new Set([
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'vary',
  'x-content-type-options',
  'x-revision',
]);

async function gzippedList(system: RunningSystem, path: string): Promise<Buffer> {
  const catalog = Object.entries(system.ports).find(([name]) => name.startsWith('catalog'))?.[1];
  const { request } = await import('node:http');
  return await new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: catalog, path, headers: { 'accept-encoding': 'gzip' } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(Buffer.concat(chunks)));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Comparing different answers would prove nothing, so they must be equal. */
async function sameAnswer(port: number): Promise<void> {
  const [ours, file] = await Promise.all(
    ['/api/products', `${STATIC_PATH}0`].map(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return { text: await answer.text(), names: [...answer.headers.keys()].toSorted() };
    }),
  );
  if (ours?.text !== file?.text) throw new Error('The static file is not the list.');
  const missing = ours?.names.filter((name) => !file?.names.includes(name)) ?? [];
  if (missing.length > 0) throw new Error(`The static file lacks the headers ${missing.join(', ')}.`);
}

/** Requests each announced revision, and counts answers with an older price. */
async function staleAnswers(system: RunningSystem, changes: number): Promise<number> {
  const staff = await StaffClient.signIn(system);
  const [product] = (await readList(system.url)).products;
  if (!product) throw new Error('There is no product to change.');
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${system.url.replace('http', 'ws')}/ws`);
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  let wanted = 0;
  let stale = 0;
  const checks: Promise<void>[] = [];
  let arrive: () => void = () => undefined;
  socket.on('message', (data) => {
    const { revision } = (JSON.parse(String(data)) as ProductsChangedMessage).data;
    const expected = wanted;
    arrive();
    checks.push(
      readList(system.url, `?rev=${revision}`).then((list) => {
        const price = list.products.find(({ id }) => id === product.id)?.ourPrice;
        if (price !== expected || list.revision < revision) stale += 1;
      }),
    );
  });
  for (let change = 1; change <= changes; change++) {
    const heard = new Promise<void>((resolve) => (arrive = resolve));
    wanted = change / 100;
    if ((await staff.setPrice(product.id, wanted)) !== 200) throw new Error('A price change was refused.');
    await heard;
    await Promise.all(checks);
  }
  socket.close();
  if (checks.length < changes) throw new Error('Some changes never arrived.');
  return stale;
}
