import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { docker, healthy } from './compose-system.ts';

const UP_MS = 10 * 60_000;

/** Runs docker-compose.yml with empty volumes, which are removed afterwards. */
export class ComposeProject {
  readonly url: string;
  readonly adminPassword: string;
  private readonly root: string;
  private readonly name: string;
  private readonly environment: NodeJS.ProcessEnv;

  constructor(root: string, port: number, name = 'larder-proof', adminPassword = 'Proved-in-containers-1') {
    this.adminPassword = adminPassword;
    this.root = root;
    this.name = name;
    this.url = `http://localhost:${port}`;
    this.environment = {
      ...process.env,
      COMPOSE_PROJECT_NAME: name,
      PORT: String(port),
      ADMIN_PASSWORD: adminPassword,
      // This machine's addresses, as seen in containers.
      TRUSTED_ADDRESSES: '172.16.0.0/12 192.168.0.0/16 10.0.0.0/8',
    };
  }

  set(name: string, value: string): void {
    this.environment[name] = value;
  }

  async compose(...args: readonly string[]): Promise<void> {
    const [program, ...first] = await composeCommand();
    await promisify(execFile)(program ?? '', [...first, ...args], {
      cwd: this.root,
      env: this.environment,
      timeout: UP_MS,
      maxBuffer: 64 * 1024 * 1024,
    });
  }

  async container(service: string): Promise<string> {
    const [id = ''] = (await this.containers(service)).slice(0, 1);
    if (id === '') throw new Error(`${service} has no container.`);
    return id;
  }

  async containers(service?: string): Promise<string[]> {
    const of = service === undefined ? [] : ['--filter', `label=com.docker.compose.service=${service}`];
    const ids = await docker('ps', '-q', '--filter', `label=com.docker.compose.project=${this.name}`, ...of);
    return ids.split('\n').filter((id) => id !== '');
  }

  /** Kills a container's first process from the host, so that the restart policy applies; waits for the next. */
  async kill(service: string): Promise<void> {
    const id = await this.container(service);
    const pid = await firstProcess(id);
    if (pid === 0) throw new Error(`${service} is not running.`);
    process.kill(pid, 'SIGKILL');
    const seconds = await secondsUntil(UP_MS, async () => ![0, pid].includes(await firstProcess(id)));
    if (seconds === null) throw new Error(`${service} was not restarted.`);
  }

  async imageOf(service: string): Promise<string> {
    return await docker('inspect', '--format', '{{.Config.Image}}', await this.container(service));
  }

  async healthy(service: string): Promise<void> {
    await healthy(await this.container(service));
  }

  async anonymousMemory(): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    for (const id of await this.containers()) {
      const name = await docker('inspect', '--format', '{{index .Config.Labels "com.docker.compose.service"}}', id);
      const pids = (await docker('top', id, '-o', 'pid')).split('\n').slice(1);
      const kilobytes = pids.reduce((sum, pid) => sum + anonymousOf(pid.trim()), 0);
      sums.set(name, (sums.get(name) ?? 0) + kilobytes / 1_024);
    }
    return sums;
  }

  async end(): Promise<void> {
    await this.compose('down', '--volumes', '--remove-orphans');
  }
}

/** 0 while none runs. */
const firstProcess = async (id: string): Promise<number> =>
  Number(await docker('inspect', '--format', '{{.State.Pid}}', id));

function anonymousOf(pid: string): number {
  try {
    return Number(/^Anonymous:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    // The process has exited in the meantime.
    return 0;
  }
}

/** Compose v2, or docker-compose 1.29. */
async function composeCommand(): Promise<readonly string[]> {
  const hasPlugin = await docker('compose', 'version').then(
    () => true,
    () => false,
  );
  return hasPlugin ? ['docker', 'compose'] : ['docker-compose'];
}

/** The size that an image adds to its base. */
export async function addedMegabytes(image: string, base: string): Promise<number> {
  const size = async (name: string): Promise<number> =>
    Number(await docker('image', 'inspect', '--format', '{{.Size}}', name));
  return ((await size(image)) - (await size(base))) / 1e6;
}

/** Null when the condition never becomes true. */
export async function secondsUntil(patienceMs: number, holds: () => Promise<boolean>): Promise<number | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < patienceMs) {
    if (await holds().catch(() => false)) return (performance.now() - startedAt) / 1_000;
    await pause(200);
  }
  return null;
}
