import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVICES } from '../../launcher/schema-state.ts';
import type { RunningSystem } from '../../launcher/start-system.ts';

const PATIENCE_MS = 90_000;
/** In containers the sockets of system-ops are a separate service. */
const ROLLED = [...SERVICES, 'live'];

export async function docker(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('docker', [...args], { maxBuffer: 16 * 1024 * 1024 });
  return stdout.trim();
}

export class ComposeSystem {
  readonly url: string;
  readonly system: Pick<RunningSystem, 'url' | 'adminUser' | 'adminPassword'>;
  readonly replicas: readonly string[];

  private constructor(system: ComposeSystem['system'], replicas: readonly string[]) {
    this.url = system.url;
    this.system = system;
    this.replicas = replicas;
  }

  /** @param env COMPOSE_PROJECT, LARDER_URL, LARDER_ADMIN_USER and LARDER_ADMIN_PASSWORD. */
  static async open(env: NodeJS.ProcessEnv): Promise<ComposeSystem> {
    const names = await docker(
      'ps',
      '--filter',
      `label=com.docker.compose.project=${env['COMPOSE_PROJECT']}`,
      '--format',
      '{{.Names}}',
    );
    const replicas = names
      .split('\n')
      .filter((name) => ROLLED.some((service) => new RegExp(`[_-]${service}[_-]\\d+$`).test(name)))
      .toSorted();
    if (replicas.length === 0) throw new Error(`No container of the project ${env['COMPOSE_PROJECT']} is running.`);
    return new ComposeSystem(
      {
        url: env['LARDER_URL'] ?? 'http://localhost:8080',
        adminUser: env['LARDER_ADMIN_USER'] ?? 'admin',
        adminPassword: env['LARDER_ADMIN_PASSWORD'] ?? null,
      },
      replicas,
    );
  }

  async restart(name: string): Promise<void> {
    await docker('restart', '--time', '30', name);
    await healthy(name);
  }
}

export async function healthy(name: string): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await pause(250)) {
    if ((await docker('inspect', '--format', '{{.State.Health.Status}}', name)) === 'healthy') return;
  }
  throw new Error(`${name} did not become healthy.`);
}
