import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const PATIENCE_MS = 10_000;

/** Sends requests at a steady rate, however long answers take: a stalled system does not slow the load down. */
export class SteadyLoad {
  readonly waits: number[] = [];
  readonly failures: string[] = [];
  private readonly url: URL;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 200 });
  private readonly ended = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.url = new URL(url);
  }

  start(perSecond: number, next: () => Ask): void {
    this.running = this.run(1_000 / perSecond, next);
  }

  async stop(): Promise<void> {
    this.ended.abort();
    await this.running;
    this.agent.destroy();
  }

  private async run(everyMs: number, next: () => Ask): Promise<void> {
    const asked: Promise<void>[] = [];
    for (let at = performance.now(); !this.ended.signal.aborted; at += everyMs) {
      await pause(Math.max(0, at - performance.now()), undefined, { signal: this.ended.signal }).catch(() => undefined);
      if (!this.ended.signal.aborted) asked.push(this.ask(next()));
    }
    await Promise.all(asked);
  }

  private async ask(ask: Ask): Promise<void> {
    const startedAt = performance.now();
    try {
      const status = await this.send(ask);
      if (status >= 400) this.failures.push(`${ask.method} ${ask.path}: ${status}`);
    } catch (error) {
      this.failures.push(`${ask.method} ${ask.path}: ${(error as Error).message}`);
    }
    this.waits.push(performance.now() - startedAt);
  }

  private send({ method, path, headers = {}, body }: Ask): Promise<number> {
    return new Promise((resolve, reject) => {
      const text = body === undefined ? null : JSON.stringify(body);
      const length =
        text === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const sent = httpRequest(
        {
          host: this.url.hostname,
          port: this.url.port,
          path,
          method,
          agent: this.agent,
          headers: { ...headers, ...length },
          timeout: PATIENCE_MS,
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? 0));
          answer.on('error', reject);
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', reject);
      sent.end(text ?? undefined);
    });
  }
}
