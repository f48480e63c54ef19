// The functions given to a page run in the browser.
/// <reference lib="dom" />
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { CHROMIUM_FLAGS } from '../proof-parts/chromium-flags.ts';
import { putIntoSoakWorld, type SoakWorld } from '../proof-parts/soak-world.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const BOARDS = ['/meatprices', '/meatpriceairport'];
const GROWTH_BYTES = 5_000_000;
/** This yields 1,000 changes in eight hours. */
const BETWEEN_CHANGES_MS = 28_800;
/** Rounds until the browser has compiled hot code and filled its caches. */
const WARM_UP = { short: 5, long: 50 };
const LOOKS = 6;
const BETWEEN_LOOKS_MS = 6_000;
/** Every fifth change happens while the network is down. */
const OUTAGE_EVERY = 5;

interface Footprint {
  heap: number;
  listeners: number;
  nodes: number;
  timers: number;
  sockets: number;
}

/**
 * Both boards run for eight hours of the page's clock with a thousand price changes and occasional outages: the heap
 * grows by less than 5 MB, and no listener, timer or socket is leaked.
 */
export async function run({ startSystem, engines, short, say }: ProofContext): Promise<CheckResult> {
  const changes = short ? 12 : 1_000;
  const system = await startSystem();
  const browser = await chromium.launch({ executablePath: engines.chromium, args: CHROMIUM_FLAGS });
  try {
    const lines: Line[] = [];
    for (const path of BOARDS)
      lines.push(
        ...(await soak(browser, `${system.url}${path}`, path, changes, short ? WARM_UP.short : WARM_UP.long, say)),
      );
    return verdict(say, 0, lines);
  } finally {
    await browser.close();
  }
}

async function soak(
  browser: Browser,
  url: string,
  path: string,
  changes: number,
  warmUp: number,
  say: (sentence: string) => void,
): Promise<Line[]> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(putIntoSoakWorld);
  await page.goto(url);
  await page.locator('[data-product="p0"]').first().waitFor();
  const tools = await context.newCDPSession(page);
  await pass(page, warmUp);
  const before = await footprint(page, tools);
  await pass(page, changes);
  const after = await footprint(page, tools);
  const newest = await page.evaluate(() => (window as unknown as { soak: SoakWorld }).soak.newestPrice());
  const isShown = (await page.locator('[data-product="p0"]').first().textContent())?.includes(newest) ?? false;
  await context.close();
  const hours = (changes * BETWEEN_CHANGES_MS) / 3_600_000;
  const figures = `heap ${megabytes(before.heap)} → ${megabytes(after.heap)}, listeners ${before.listeners} → ${after.listeners}, nodes ${before.nodes} → ${after.nodes}, timers ${before.timers} → ${after.timers}, sockets ${before.sockets} → ${after.sockets}`;
  say(`${path} after ${hours.toFixed(1)} h and ${changes} changes: ${figures}`);
  return [
    {
      claim: `${path} grows by less than 5 MB in ${hours.toFixed(1)} hours with ${changes} changes, and shows the last one`,
      holds: after.heap - before.heap < GROWTH_BYTES && isShown,
      figures,
    },
    {
      claim: `${path} leaves no listener, timer or socket behind`,
      holds:
        after.listeners <= before.listeners &&
        after.timers <= before.timers &&
        after.sockets === 1 &&
        before.sockets === 1,
      figures,
    },
  ];
}

/** Ends a quiet minute after the last change. */
async function pass(page: Page, changes: number): Promise<void> {
  for (let change = 1; change <= changes; change++) {
    const isCut = change % OUTAGE_EVERY === 0;
    await page.evaluate((cut) => {
      const { soak: world } = window as unknown as { soak: SoakWorld };
      if (cut) world.cut();
      else world.mend();
      world.change();
    }, isCut);
    await page.clock.runFor(BETWEEN_CHANGES_MS);
  }
  await page.evaluate(() => (window as unknown as { soak: SoakWorld }).soak.mend());
  await page.clock.runFor(60_000);
}

/** The minimum of several samples: requests in flight have timers, and replaced elements have listeners. */
async function footprint(page: Page, tools: CDPSession): Promise<Footprint> {
  await tools.send('Performance.enable');
  const looks: Footprint[] = [];
  for (let look = 0; look < LOOKS; look++) {
    await page.clock.runFor(BETWEEN_LOOKS_MS);
    await tools.send('HeapProfiler.collectGarbage');
    const { metrics } = await tools.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    const counts = await page.evaluate(() => {
      const { soak: world } = window as unknown as { soak: SoakWorld };
      return { timers: world.pendingTimers(), sockets: world.openSockets() };
    });
    looks.push({
      heap: metric('JSHeapUsedSize'),
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      ...counts,
    });
  }
  const least = (part: keyof Footprint): number => Math.min(...looks.map((look) => look[part]));
  return {
    heap: least('heap'),
    listeners: least('listeners'),
    nodes: least('nodes'),
    timers: least('timers'),
    sockets: least('sockets'),
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(2)} MB`;
}
