import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { findFreePorts } from '../engines/free-ports.ts';
import { SERVICES } from '../launcher/schema-state.ts';
import { addedMegabytes, ComposeProject, secondsUntil } from '../proof-parts/compose/compose-project.ts';
import { docker } from '../proof-parts/compose/compose-system.ts';
import { HEALS_WITHIN_MS, Shop } from '../proof-parts/compose/shop.ts';
import { readList } from '../proof-parts/staff-client.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const SEED = 20_261_121;
const UP_WITHIN_S = 60;
const MEMORY_MB = 900;
const SERVICE_MB = 150;
const GATEWAY_MB = 40;

/**
 * From empty volumes to a placed order with docker-compose.yml, memory and image sizes, and recovery from kills and
 * wipes without loss. Needs built images, a Docker engine and root on its host.
 */
export async function run({ root, short, say }: ProofContext): Promise<CheckResult> {
  if (short) {
    say('needs a Docker engine: its files are checked by deploy/test, the rest by npm run prove -- containers');
    return { passed: 0, failures: [] };
  }
  const [port = 0] = await findFreePorts(1);
  const project = new ComposeProject(root, port);
  await project.end();
  const lines: Line[] = await sizes();
  try {
    const startedAt = performance.now();
    await project.compose('up', '-d');
    const answered = await secondsUntil(
      HEALS_WITHIN_MS,
      async () => (await fetch(project.url)).ok && (await hasBoard(project)),
    );
    const up = (performance.now() - startedAt) / 1_000;
    lines.push({
      claim: `from empty volumes to an answered page within ${UP_WITHIN_S} s once images exist`,
      holds: answered !== null && up <= UP_WITHIN_S,
      figures: `${up.toFixed(1)} s`,
    });
    const shop = await Shop.open(project, SEED);
    await shop.order();
    lines.push({
      claim: 'the board works and an order can be placed right after',
      holds: true,
      figures: `${shop.placed} order`,
    });
    for (const service of SERVICES) await project.healthy(service);
    lines.push(await memory(project, say));
    for (const service of ['gateway', ...SERVICES, 'redis', 'postgres'])
      lines.push(await heals(project, shop, service));
    lines.push(await wipedRedis(project, shop), await restartedPostgres(project, shop));
    const kept = await shop.count();
    lines.push({
      claim: 'in the end every accepted order is stored once',
      holds: kept === shop.placed,
      figures: `${shop.placed} taken, ${kept} there`,
    });
    return verdict(say, SEED, lines);
  } finally {
    await project.end();
  }
}

const hasBoard = async ({ url }: ComposeProject): Promise<boolean> => (await readList(url)).products.length > 0;

async function sizes(): Promise<Line[]> {
  const lines: Line[] = [];
  const images = process.env['LARDER_IMAGES'] ?? 'larder';
  for (const [name, base, most] of [
    ...SERVICES.filter((service) => service !== 'restaurant-orders').map(
      (service) => [service, 'node:24-bookworm-slim', SERVICE_MB] as const,
    ),
    ['gateway', 'nginx:1.30', GATEWAY_MB] as const,
  ]) {
    const added = await addedMegabytes(`${images}/${name}`, base);
    lines.push({
      claim: `the image of ${name} adds at most ${most} MB to its base`,
      holds: added <= most,
      figures: `${added.toFixed(0)} MB`,
    });
  }
  return lines;
}

async function memory(project: ComposeProject, say: (sentence: string) => void): Promise<Line> {
  const sums = await project.anonymousMemory();
  for (const [name, megabytes] of sums) say(`${name}: ${megabytes.toFixed(0)} MB`);
  const sum = [...sums.values()].reduce((total, each) => total + each, 0);
  return {
    claim: `the containers' anonymous memory at idle is under ${MEMORY_MB} MB, Chromium not running`,
    holds: sum < MEMORY_MB,
    figures: `${sum.toFixed(0)} MB`,
  };
}

async function heals(project: ComposeProject, shop: Shop, service: string): Promise<Line> {
  const startedAt = performance.now();
  await project.kill(service);
  const works = await shop.worksAgain(project.url);
  const seconds = (performance.now() - startedAt) / 1_000;
  await project.healthy(service);
  return {
    claim: `the killed container of ${service} recovers automatically`,
    holds: works !== null && seconds * 1_000 <= HEALS_WITHIN_MS,
    figures: works === null ? `never: ${shop.trouble}` : `${seconds.toFixed(1)} s`,
  };
}

async function wipedRedis(project: ComposeProject, shop: Shop): Promise<Line> {
  const redis = await project.container('redis');
  const wiped = await docker('exec', redis, 'sh', '-c', 'REDISCLI_AUTH="$(cat /secrets/password)" redis-cli FLUSHALL');
  if (wiped !== 'OK') throw new Error(`Redis was not wiped: ${wiped}`);
  const before = shop.placed;
  const seconds = await shop.worksAgain(project.url);
  return {
    claim: 'no data is lost when Redis is wiped',
    holds: seconds !== null && (await shop.count()) === shop.placed && shop.placed > before,
    figures: `${shop.placed} orders there, works again after ${seconds?.toFixed(1) ?? shop.trouble} s`,
  };
}

async function restartedPostgres(project: ComposeProject, shop: Shop): Promise<Line> {
  const before = await shop.count();
  const startedAt = performance.now();
  await docker('restart', '--time', '60', await project.container('postgres'));
  const works = await shop.worksAgain(project.url);
  const seconds = (performance.now() - startedAt) / 1_000;
  return {
    claim: 'a restart of PostgreSQL takes seconds and loses no data',
    holds: works !== null && seconds < 30 && (await shop.count()) === shop.placed && shop.placed > before,
    figures: `${seconds.toFixed(1)} s`,
  };
}
