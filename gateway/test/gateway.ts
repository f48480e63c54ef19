import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayOptions } from '../src/gateway-options.ts';
import { nginxConf } from '../src/nginx-conf.ts';
import { findFreePort } from './free-port.ts';
import { Origin } from './origin.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** A real nginx with the generated configuration, in front of fake origins. */
export class Gateway {
  readonly folder = mkdtempSync(join(tmpdir(), 'larder-gateway-'));
  readonly web = join(this.folder, 'web');
  readonly images = join(this.folder, 'images');
  port = 0;
  /** Everything nginx wrote to its error log. */
  errors = '';
  private refreshPort = 0;
  private nginx: ChildProcess | null = null;

  static async start(
    origins: Partial<
      Record<'catalog' | 'identity' | 'restaurant-orders' | 'discounts-rebates' | 'system-ops', Origin[]>
    >,
    options: Partial<GatewayOptions> = {},
  ): Promise<Gateway> {
    const gateway = new Gateway();
    gateway.port = await findFreePort();
    // A second listener with the same port would receive all requests as the internal server.
    do gateway.refreshPort = await findFreePort();
    while (gateway.refreshPort === gateway.port);
    const addresses = async (list: Origin[] | undefined): Promise<string[]> =>
      list === undefined ? [`127.0.0.1:${await findFreePort()}`] : list.map((origin) => `127.0.0.1:${origin.port}`);
    const configuration = nginxConf({
      port: gateway.port,
      refreshAt: `127.0.0.1:${gateway.refreshPort}`,
      webFolder: gateway.web,
      imagesFolder: gateway.images,
      upstreams: {
        catalog: await addresses(origins.catalog),
        identity: await addresses(origins.identity),
        'system-ops': await addresses(origins['system-ops']),
        'restaurant-orders': await addresses(origins['restaurant-orders']),
        'discounts-rebates': await addresses(origins['discounts-rebates']),
      },
      trustedAddresses: ['127.0.0.1'],
      hostNames: [],
      behindTls: false,
      asRoot: process.getuid?.() === 0,
      accessLog: null,
      ...options,
    });
    for (const name of ['web/assets', 'images', 'temp']) mkdirSync(join(gateway.folder, name), { recursive: true });
    await gateway.run(configuration);
    return gateway;
  }

  private async run(configuration: string): Promise<void> {
    const file = join(this.folder, 'nginx.conf');
    writeFileSync(file, configuration);
    const program = process.env['NGINX_BIN'] ?? 'nginx';
    const nginx = spawn(program, ['-p', `${this.folder}/`, '-c', file, '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.nginx = nginx;
    nginx.stderr.on('data', (text) => (this.errors += String(text)));
    nginx.on('error', (error) => (this.errors += error.message));
    for (let tries = 0; tries < 100; tries++) {
      if (nginx.exitCode !== null) break;
      if (await this.accepts()) return;
      await pause(50);
    }
    throw new Error(`nginx did not start: ${this.errors}`);
  }

  async stop(): Promise<void> {
    const nginx = this.nginx;
    if (nginx !== null && nginx.exitCode === null && nginx.pid !== undefined) {
      const gone = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  refresh(path: string, ask: Ask = {}): Promise<Reply> {
    return this.ask(path, ask, this.refreshPort);
  }

  /** Sends the path unchanged, whereas HTTP clients would normalize it. */
  ask(path: string, ask: Ask = {}, port = this.port): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method: ask.method ?? 'GET',
        headers: ask.headers,
        agent: false,
      };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('utf8'), bytes });
        });
      });
      sent.on('error', reject);
      sent.end(ask.body);
    });
  }

  /** Sends raw bytes and returns everything received until the server closes. */
  askRaw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }

  private accepts(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  }
}

export async function startOrigin(): Promise<Origin> {
  const origin = new Origin(await findFreePort());
  await origin.start();
  return origin;
}
