import { setTimeout as pause } from 'node:timers/promises';
import type { PriceChanges, ScreenPaired, Store, SystemAlert } from '@larder/contracts';
import { chromium, type BrowserContext } from '@playwright/test';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import { CHROMIUM_FLAGS } from '../proof-parts/chromium-flags.ts';
import { readList, StaffClient } from '../proof-parts/staff-client.ts';
import { verdict, type Line } from '../proof-parts/verdict.ts';

const NAMES = ['Meat counter', 'Entrance', 'Cold room'];
const CONFIRMED_WITHIN_MS = 5_000;
/** The hold time of the alert; alerts are evaluated every five seconds. */
const ALERT_WITHIN_MS = 60_000 + 10_000;

/**
 * Three screens are paired, one loses its network, and a price is changed. The API reports two as shown and one as
 * stale, and after a minute an alert until the screen returns. The short form ends before that minute.
 */
export async function run({ startSystem, engines, short, say }: ProofContext): Promise<CheckResult> {
  const system = await startSystem();
  const staff = await StaffClient.signIn(system);
  const browser = await chromium.launch({ executablePath: engines.chromium, args: CHROMIUM_FLAGS });
  const ids: string[] = [];
  try {
    const stores = (await (await fetch(`${system.url}/api/stores`)).json()) as Store[];
    const store = stores.find(({ isDefault }) => isDefault)?.slug ?? '';
    const contexts: BrowserContext[] = [];
    for (const [place, name] of NAMES.entries()) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(`${system.url}/tv`);
      const spelled = await page.getByText(/^The code is/).textContent();
      const { screen } = await staff.ask<ScreenPaired>('POST', '/api/admin/system/screens', {
        code: spelled?.replace('The code is', ''),
        name: `${name} ${Date.now()}`,
        store,
        board: place === 1 ? 'meatpriceairport' : 'meatprices',
      });
      ids.push(screen.id);
      await page.getByText(/^The code is/).waitFor({ state: 'detached', timeout: CONFIRMED_WITHIN_MS });
    }
    const [first, second, cut] = ids as [string, string, string];
    const product = (await readList(system.url)).products.find(({ category }) => category === 'meat-beef');
    if (!product) throw new Error('There is no beef to change the price of.');
    await staff.setPrice(product.id, product.ourPrice + 0.01);
    await until(10_000, async () => (await receipts(staff, ids)).every(({ confirmedAt }) => confirmedAt !== null));

    await contexts[2]?.setOffline(true);
    const changedAt = Date.now();
    await staff.setPrice(product.id, product.ourPrice + 0.02);
    await until(10_000, async () => (await receipts(staff, [first, second])).every((one) => one.confirmedAt !== null));
    await until(10_000, async () => (await receipts(staff, [cut]))[0]?.state === 'stale');
    const rows = await receipts(staff, ids);
    const waits = rows.flatMap(({ confirmedAt }) =>
      confirmedAt === null ? [] : [Date.parse(confirmedAt) - changedAt],
    );
    const lines: Line[] = [
      {
        claim: `two of three screens confirm a price change within ${CONFIRMED_WITHIN_MS / 1_000} s, and the disconnected one is stale`,
        holds:
          rows.map(({ state }) => state).join() === 'shown,shown,stale' &&
          waits.every((wait) => wait <= CONFIRMED_WITHIN_MS),
        figures: `${rows.map(({ state }) => state).join(', ')}; confirmed after ${waits.join(' and ')} ms`,
      },
    ];
    if (!short) {
      const raised = await until(ALERT_WITHIN_MS + 30_000, async () => (await alerts(staff)).includes(cut));
      const after = raised ? Date.now() - changedAt : Number.NaN;
      say(`the alert came after ${after} ms`);
      await contexts[2]?.setOffline(false);
      const backAt = Date.now();
      const shown = await until(30_000, async () => (await receipts(staff, [cut]))[0]?.state === 'shown');
      const shownAfter = Date.now() - backAt;
      const cleared = await until(30_000, async () => !(await alerts(staff)).includes(cut));
      lines.push(
        {
          claim: 'only the disconnected screen raises an alert, after a minute',
          holds: raised && after >= 60_000 && after <= ALERT_WITHIN_MS,
          figures: `after ${(after / 1_000).toFixed(1)} s`,
        },
        {
          claim: 'once reconnected it shows the price within 5 s automatically, and the alert ends',
          holds: shown && shownAfter <= CONFIRMED_WITHIN_MS && cleared,
          figures: `shown after ${(shownAfter / 1_000).toFixed(1)} s; alert ${cleared ? `gone after ${((Date.now() - backAt) / 1_000).toFixed(1)} s` : 'still there'}`,
        },
      );
    }
    return verdict(say, 0, lines);
  } finally {
    await browser.close();
    for (const id of ids) await staff.send('DELETE', `/api/admin/system/screens/${id}`);
  }
}

async function receipts(
  staff: StaffClient,
  ids: readonly string[],
): Promise<PriceChanges['changes'][number]['screens']> {
  const answer = await staff.send('GET', '/api/admin/system/screens/changes');
  const [newest] = ((await answer.json()) as PriceChanges).changes;
  return ids.flatMap((id) => newest?.screens.find((screen) => screen.id === id) ?? []);
}

async function alerts(staff: StaffClient): Promise<string[]> {
  const answer = await staff.send('GET', '/api/admin/system/alerts');
  return ((await answer.json()) as SystemAlert[])
    .filter(({ metric }) => metric === 'screen-stale')
    .map(({ id }) => id.slice(id.indexOf(':') + 1));
}

async function until(patienceMs: number, holds: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await pause(200)) {
    if (await holds()) return true;
  }
  return false;
}
