import { setTimeout as pause } from 'node:timers/promises';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import { readList, StaffClient, untilListShows } from '../proof-parts/staff-client.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

/** How long after a kill everything must work again. */
const PATIENCE_MS = 15_000;

/**
 * After kill -9 of each process in turn a price can soon be changed, read and audited again. The board answers without
 * catalog, showing the age of its prices.
 */
export async function run(context: ProofContext): Promise<CheckResult> {
  const system = await context.startSystem();
  await works(system, 1);
  const all = Object.keys(system.pids());
  // The short form only kills those that others depend on.
  const killed = context.short ? all.filter((name) => /^(catalog|postgres)$/.test(name)) : all;
  const lines: Line[] = [];
  for (const [turn, name] of killed.entries()) {
    const before = system.pids()[name];
    system.kill(name, 'SIGKILL');
    const start = performance.now();
    const healed = await healedWithin(system, name, before, 100 + turn);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    context.say(`${name}: ${seconds} s`);
    lines.push({ claim: `${name} recovers from kill -9 automatically`, holds: healed, figures: `${seconds} s` });
  }
  lines.push(await boardWithoutCatalog(system));
  return verdict(context.say, 0, lines);
}

async function healedWithin(
  system: RunningSystem,
  name: string,
  before: number | undefined,
  price: number,
): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    try {
      await works(system, price);
      if (system.pids()[name] !== before && system.pids()[name] !== undefined) return true;
    } catch {}
    await pause(50);
  }
  return false;
}

/** Checks that staff can sign in and change a price, and that list and live channel follow. */
async function works(system: RunningSystem, price: number): Promise<void> {
  const staff = await StaffClient.signIn(system);
  const [product] = (await readList(system.url)).products;
  if (!product) throw new Error('The list is empty.');
  const status = await staff.setPrice(product.id, price);
  if (status !== 200) throw new Error(`The change answered ${status}.`);
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`${system.url.replace('http', 'ws')}/ws`);
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  socket.terminate();
  await untilListShows(system.url, product.id, price);
}

async function boardWithoutCatalog(system: RunningSystem): Promise<Line> {
  const catalogs = Object.keys(system.pids()).filter((name) => name.startsWith('catalog'));
  for (const name of catalogs) await system.halt(name);
  // Later than max-age, so that only stale-if-error can answer.
  await pause(4_000);
  const answer = await fetch(`${system.url}/api/products`);
  const products = answer.ok ? ((await answer.json()) as unknown[]) : [];
  const asOf = Date.parse(answer.headers.get('x-prices-as-of') ?? '');
  const age = (Date.now() - asOf) / 1_000;
  for (const name of catalogs) await system.resume(name);
  return {
    claim: 'while catalog is down the board is served, with the age of its prices',
    holds: products.length > 0 && answer.headers.get('x-cache-status') === 'STALE' && age >= 3 && age < 120,
    figures: `${answer.status}, ${products.length} products, ${age.toFixed(0)} s old`,
  };
}
