import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Product, SystemHealth } from '@larder/contracts';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { findFreePorts } from '../engines/free-ports.ts';
import { SERVICES } from '../launcher/schema-state.ts';
import { allRehearsed, backUp, restored } from '../proof-parts/backup-client.ts';
import { ComposeProject } from '../proof-parts/compose/compose-project.ts';
import { docker } from '../proof-parts/compose/compose-system.ts';
import { archiveOf, unpackInto } from '../proof-parts/compose/container-files.ts';
import { opens } from '../proof-parts/compose/opens-with.ts';
import { HEALS_WITHIN_MS, Shop } from '../proof-parts/compose/shop.ts';
import { answersOverTls } from '../proof-parts/compose/tls-visit.ts';
import { makeCode } from '../proof-parts/orders/order-client.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_121;
const ORDERS = 20;
/** A one-pixel product picture. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const NEXT_VERSION = 'drill';

/**
 * The run book's incidents: a lost host restored on a new one, rotated secrets, an update and its rollback, TLS. Needs
 * a Docker engine and built images.
 */
export async function run({ root, short, say }: ProofContext): Promise<CheckResult> {
  if (short) {
    say('needs a Docker engine: npm run prove -- drill');
    return { passed: 0, failures: [] };
  }
  const [port = 0] = await findFreePorts(1);
  const old = new ComposeProject(root, port, 'larder-drill-old', 'The-old-host-1');
  const next = new ComposeProject(root, port, 'larder-drill-new', 'The-new-host-1');
  const lines: Line[] = [];
  try {
    for (const project of [old, next]) await project.end();
    const saved = await onTheOldHost(old);
    await old.end();
    const shop = await onTheNewHost(next, saved, lines);
    await rotated(next, shop, lines);
    await upgraded(next, shop, lines);
    await withTls(next, shop, lines);
    return verdict(say, SEED, lines);
  } finally {
    for (const project of [old, next]) await project.end();
  }
}

interface Saved {
  backups: Buffer;
  pictures: Buffer;
  key: string;
  adminPassword: string;
  placed: number;
  known: ReadonlyMap<string, string>;
  /** The picture of the shop's product, which no other host has. */
  picture: string;
  pictureBytes: string;
}

async function onTheOldHost(host: ComposeProject): Promise<Saved> {
  const shop = await started(host);
  await makeCode(shop.staff, shop.orders, 'tier1');
  for (let count = 0; count < ORDERS; count++) await shop.order();
  const made = await shop.staff.send('POST', '/api/admin/products', {
    description: 'Drilled tofu',
    size: '1 each',
    category: 'groceries',
    retailPrice: 2,
    ourPrice: 1.5,
    imageUrl: PICTURE,
  });
  if (!made.ok) throw new Error(`A product was answered ${made.status}: ${await made.text()}`);
  const { imageUrl } = (await made.json()) as Product;
  const pictureBytes = await servedPicture(host, imageUrl ?? '');
  if (pictureBytes === null) throw new Error('The old host did not serve its picture.');
  const known = await knowledge(shop);
  await backUp(shop.staff);
  await allRehearsed(shop.staff);
  const systemOps = await host.container('system-ops');
  return {
    backups: await archiveOf(systemOps, '/data/backups'),
    pictures: await archiveOf(await host.container('catalog'), '/data/images'),
    key: await docker('exec', systemOps, 'cat', '/secrets/backup-key'),
    adminPassword: host.adminPassword,
    placed: shop.placed,
    known,
    picture: imageUrl ?? '',
    pictureBytes,
  };
}

async function onTheNewHost(host: ComposeProject, saved: Saved, lines: Line[]): Promise<Shop> {
  const startedAt = performance.now();
  await started(host);
  host.set('BACKUP_TRUSTED_KEYS', saved.key);
  const empty = await started(host);
  const foundBefore = await servedPicture(host, saved.picture);
  await restored(empty.staff, await newestBackup(saved.backups));
  await unpackInto(await host.container('catalog'), '/data/images', saved.pictures);
  // Users and passwords come from the backup.
  const shop = await Shop.open({ url: host.url, adminPassword: saved.adminPassword }, SEED);
  shop.placed = saved.placed;
  const now = await knowledge(shop);
  const differing = [...saved.known].filter(([path, text]) => now.get(path) !== text).map(([path]) => path);
  const picture = await servedPicture(host, saved.picture);
  lines.push({
    claim: 'the new host serves the pictures, which it did not have before',
    holds: foundBefore === null && picture === saved.pictureBytes,
    figures: picture === null ? 'not served' : `${picture.slice(0, 8)} for ${saved.pictureBytes.slice(0, 8)}`,
  });
  lines.push({
    claim: 'a new host has the data and users of the lost host after restoring its backup',
    holds: differing.length === 0,
    figures: `${differing.join(', ') || 'nothing'} differs, ${saved.placed} orders, ${since(startedAt)} with the start`,
  });
  lines.push(await works('the new host works', host, shop));
  return shop;
}

async function newestBackup(archive: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-drill-'));
  try {
    writeFileSync(join(folder, 'all.tar'), archive);
    await promisify(execFile)('tar', ['-x', '-C', folder, '-f', join(folder, 'all.tar')]);
    const name = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((each) => each.endsWith('.db'))
      .toSorted()
      .at(-1);
    if (!name) throw new Error('The old host had no backup.');
    return readFileSync(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Passwords that containers read from files, and what each opens. */
const PASSWORDS = [
  ['postgres', 'database-url'],
  ...SERVICES.map((name) => [name, 'database-url'] as const),
  ...SERVICES.map((name) => [name, 'redis-url'] as const),
  ['system-ops', 'backup-database-url'],
  ['system-ops', 'restore-database-url'],
] as const;

async function rotated(host: ComposeProject, shop: Shop, lines: Line[]): Promise<void> {
  const passwords = async (): Promise<string[]> =>
    await Promise.all(
      PASSWORDS.map(
        async ([name, file]) => await docker('exec', await host.container(name), 'cat', `/secrets/${file}`),
      ),
    );
  const before = await passwords();
  const startedAt = performance.now();
  const remake = ['node', '/larder/deploy/containers/make-secrets.mjs', '--rotate', '--owner'];
  await host.compose('run', '--rm', 'secrets', ...remake);
  await host.compose('run', '--rm', 'provision');
  const restartedAt = performance.now();
  await host.compose('restart', 'redis', ...SERVICES);
  const took = `${since(startedAt)}, the restart ${since(restartedAt)} of it`;
  lines.push(await works('the shop works after all secrets were replaced', host, shop));
  for (const name of SERVICES) await host.healthy(name);
  await backUp(shop.staff);
  const rehearsed = await allRehearsed(shop.staff);
  const { checks } = (await (await shop.staff.send('GET', '/api/admin/system/health')).json()) as SystemHealth;
  const red = checks.filter(({ name, status }) => status === 'fail' && name !== 'Disk').map(({ name }) => name);
  lines.push({
    claim: 'Redis and every service work with the new passwords, and a backup is made and rehearsed',
    holds: checks.length > 0 && red.length === 0 && rehearsed.length > 0,
    figures: `red: ${red.join(', ') || 'none'}; ${rehearsed.length} backups`,
  });
  const after = await passwords();
  const asker = await host.container('identity');
  const opened = await Promise.all(before.map(async (url) => await opens(asker, url)));
  const opening = await Promise.all(after.map(async (url) => await opens(asker, url)));
  lines.push({
    claim: 'every new password works, and no old one does',
    holds: before.every((url, index) => url !== after[index]) && opening.every(Boolean) && !opened.some(Boolean),
    figures: `${before.length} changed, ${opened.filter(Boolean).length} old and ${opening.filter(Boolean).length} new ones open; ${took}`,
  });
}

async function upgraded(host: ComposeProject, shop: Shop, lines: Line[]): Promise<void> {
  const images = process.env['LARDER_IMAGES'] ?? 'larder';
  const names = ['gateway', ...SERVICES];
  for (const name of names) await docker('tag', `${images}/${name}:latest`, `${images}/${name}:${NEXT_VERSION}`);
  try {
    for (const [version, what] of [
      [NEXT_VERSION, 'an upgrade'],
      ['latest', 'going back'],
    ] as const) {
      host.set('LARDER_VERSION', version);
      const startedAt = performance.now();
      await host.compose('up', '-d');
      const running = await Promise.all(names.map(async (name) => await host.imageOf(name)));
      const isNew = running.every((image) => image.endsWith(`:${version}`));
      const line = await works(`${what} takes one command and the shop works`, host, shop);
      lines.push({ ...line, holds: line.holds && isNew, figures: isNew ? line.figures : running.join(', ') });
      lines.push(await kept(`${what} loses no order`, shop, since(startedAt)));
    }
  } finally {
    for (const name of names) await docker('rmi', `${images}/${name}:${NEXT_VERSION}`).catch(() => undefined);
  }
}

async function withTls(host: ComposeProject, shop: Shop, lines: Line[]): Promise<void> {
  host.set('TLS', 'on');
  await host.compose('up', '-d', 'gateway');
  const seen = await answersOverTls(host.url.replace('http:', 'https:'), HEALS_WITHIN_MS);
  lines.push({
    claim: 'TLS=on creates a certificate, and pages and the live channel use it',
    holds: seen.page === 200 && seen.socket && seen.strict && seen.plain >= 300 && seen.plain < 500,
    figures: `page ${seen.page}, live channel ${seen.socket ? 'open' : 'not open'}, HSTS ${seen.strict ? 'sent' : 'not sent'}, plain HTTP ${seen.plain}`,
  });
  host.set('TLS', 'off');
  await host.compose('up', '-d', 'gateway');
  lines.push(await works('and TLS=off turns it off again', host, shop));
}

async function started(host: ComposeProject): Promise<Shop> {
  await host.compose('up', '-d');
  for (const name of ['gateway', ...SERVICES]) await host.healthy(name);
  return await Shop.open(host, SEED);
}

async function knowledge(shop: Shop): Promise<Map<string, string>> {
  const paths = [
    '/api/products?includeInactive=true',
    '/api/restaurant/products?includeInactive=true',
    '/api/admin/restaurant/orders',
    '/api/admin/restaurant/discount-codes',
    '/api/admin/discount-tiers',
  ];
  const known = new Map<string, string>();
  for (const path of paths) {
    const answer = await shop.staff.send('GET', path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    known.set(path, await answer.text());
  }
  return known;
}

/** The served picture; null when there is none. */
async function servedPicture({ url }: ComposeProject, path: string): Promise<string | null> {
  const answer = await fetch(`${url}${path}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) return null;
  return createHash('sha256').update(bytes).digest('hex');
}

async function works(claim: string, { url }: ComposeProject, shop: Shop): Promise<Line> {
  const seconds = await shop.worksAgain(url);
  return {
    claim,
    holds: seconds !== null && seconds * 1_000 <= HEALS_WITHIN_MS,
    figures: seconds === null ? shop.trouble : `after ${seconds.toFixed(1)} s`,
  };
}

async function kept(claim: string, shop: Shop, took: string): Promise<Line> {
  const there = await shop.count();
  return { claim, holds: there === shop.placed, figures: `${shop.placed} taken, ${there} there, ${took}` };
}

const since = (startedAt: number): string => `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`;
