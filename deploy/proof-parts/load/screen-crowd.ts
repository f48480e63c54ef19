import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ScreenPaired, Store } from '@larder/contracts';
import { SCREEN_REPORT_MS } from '@larder/kernel';
import type { RunningSystem } from '../../launcher/start-system.ts';
import type { StaffClient } from '../staff-client.ts';

/** The interval in which a screen polls prices (specification part 1 §7). */
const LOOK_MS = 60_000;

interface PairedScreen {
  id: string;
  key: string;
}

export class ScreenCrowd {
  private readonly url: string;
  private readonly staff: StaffClient;
  private readonly screens: readonly PairedScreen[];
  private ended = new AbortController();
  private running: Promise<unknown> = Promise.resolve();
  private revision = 0;
  faults = 0;
  requests = 0;

  private constructor(url: string, staff: StaffClient, screens: readonly PairedScreen[]) {
    this.url = url;
    this.staff = staff;
    this.screens = screens;
  }

  static async pair({ url }: RunningSystem, staff: StaffClient, count: number): Promise<ScreenCrowd> {
    const stores = (await (await fetch(`${url}/api/stores`)).json()) as Store[];
    const store = stores.find(({ isDefault }) => isDefault)?.slug ?? '';
    const screens: PairedScreen[] = [];
    for (let number = 0; number < count; number++) {
      const fields = { name: `Bench ${randomUUID()}`, store, board: 'meatprices' };
      const { screen, key } = await staff.ask<ScreenPaired>('POST', '/api/admin/system/screens', fields);
      screens.push({ id: screen.id, key: key ?? '' });
    }
    return new ScreenCrowd(url, staff, screens);
  }

  /** Each screen polls prices and settings every minute and reports every 15 s. */
  start(): void {
    this.ended = new AbortController();
    const { signal } = this.ended;
    this.running = Promise.all(
      this.screens.flatMap(({ key }, place) => {
        const phase = place / this.screens.length;
        return [
          this.again(LOOK_MS, phase, signal, () => this.look()),
          this.again(SCREEN_REPORT_MS, phase, signal, () => this.report(key)),
        ];
      }),
    );
  }

  async stop(): Promise<void> {
    this.ended.abort();
    await this.running;
  }

  async remove(): Promise<void> {
    for (const { id } of this.screens) await this.staff.send('DELETE', `/api/admin/system/screens/${id}`);
  }

  private async again(everyMs: number, phase: number, signal: AbortSignal, action: () => Promise<void>): Promise<void> {
    let wait = everyMs * phase;
    while (!signal.aborted) {
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await action();
      wait = everyMs;
    }
  }

  private async look(): Promise<void> {
    const list = await this.counted(fetch(`${this.url}/api/products`));
    this.revision = Number(list.headers.get('x-revision'));
    await this.counted(fetch(`${this.url}/api/admin/settings`));
  }

  private async report(key: string): Promise<void> {
    await this.counted(
      fetch(`${this.url}/api/screens/self/report`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-screen-key': key },
        body: JSON.stringify({ revision: this.revision }),
      }),
    );
  }

  private async counted(asked: Promise<Response>): Promise<Response> {
    const answer = await asked;
    await answer.arrayBuffer();
    this.requests += 1;
    if (answer.status !== 200) this.faults += 1;
    return answer;
  }
}
