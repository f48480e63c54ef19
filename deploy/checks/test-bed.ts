import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, engineUser } from '../engines/engine-user.ts';
import { findFreePorts } from '../engines/free-ports.ts';
import { adminUrl, preparePostgres } from '../engines/postgres.ts';
import { prepareRedis, redisUrl } from '../engines/redis.ts';
import { SetUpError } from '../engines/set-up-error.ts';
import { setUpEngines } from '../engines/set-up.ts';
import { chooseDataFolder, makeDataFolder } from '../launcher/data-folder.ts';
import { Fleet } from '../launcher/fleet.ts';
import { startSystem, type RunningSystem } from '../launcher/start-system.ts';
import type { ProofContext } from './proof.ts';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 6 * 2 ** 30;

/** Whether the folder is large enough: containers often have 64 MB there. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder) || freemem() < 2 * ROOM_BYTES) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM_BYTES;
}

/** The engines, systems and folders of one run of checks; `end` removes them all. */
export class TestBed {
  readonly root: string;
  readonly cache: string;
  private readonly say: (sentence: string) => void;
  private readonly signal: AbortSignal;
  private readonly prefersMemory: boolean;
  private readonly endings: (() => Promise<void>)[] = [];
  /** The data folder of a system that has started once, so that it is migrated and seeded. */
  private template: string | undefined;

  /** @param prefersMemory unless disks are measured: test databases create tens of thousands of files */
  constructor(root: string, say: (sentence: string) => void, signal: AbortSignal, prefersMemory = false) {
    this.root = root;
    this.cache = chooseDataFolder(root, undefined).path;
    this.say = say;
    this.signal = signal;
    this.prefersMemory = prefersMemory;
  }

  async engines(): Promise<ProofContext['engines']> {
    const setUp = { folder: join(this.cache, 'engines'), say: this.say };
    const engines = await setUpEngines(['postgres', 'redis', 'nginx', 'chromium'], setUp);
    try {
      return { ...engines, ...(await setUpEngines(['headless-shell'], setUp)) };
    } catch (error) {
      if (!(error instanceof SetUpError)) throw error;
      // Few distributions package the shell; Chromium itself runs the same tests, only slower.
      return { ...engines, 'headless-shell': engines.chromium };
    }
  }

  /** Starts a bare PostgreSQL and Redis for tests with their own schemas; returns their addresses. */
  async startEngines(engines: ProofContext['engines']): Promise<Record<string, string>> {
    const folder = this.makeFolder();
    const [postgresPort = 0, redisPort = 0] = await findFreePorts(2);
    const log = (name: string): string => join(folder, 'logs', `${name}.log`);
    const postgres = {
      program: engines.postgres,
      folder,
      logFile: log('postgres'),
      port: postgresPort,
      ownerPassword: 'for-tests',
    };
    const redis = { program: engines.redis, folder, logFile: log('redis'), port: redisPort, password: 'for-tests' };
    const fleet = new Fleet({ say: this.say, changed: () => undefined });
    this.endings.push(() => fleet.stop());
    await fleet.start([preparePostgres(postgres), prepareRedis(redis)]);
    return {
      TEST_DATABASE_URL: adminUrl(postgres, 'postgres'),
      TEST_REDIS_URL: redisUrl(redis),
      POSTGRES_BIN: engines.postgres,
      REDIS_BIN: engines.redis,
      NGINX_BIN: engines.nginx,
      CHROMIUM_PATH: engines.chromium,
    };
  }

  async startSystem(options: Parameters<ProofContext['startSystem']>[0] = {}): Promise<RunningSystem> {
    const system = await startSystem({
      root: this.root,
      data: options.data ?? this.freshData(options.env),
      cache: this.cache,
      port: null,
      isBuilt: true,
      replicas: options.replicas ?? 1,
      live: options.live ?? 0,
      gateways: options.gateways ?? 1,
      // All checks share the machine, so engines and gateways may be slower than usual.
      env: {
        TRUSTED_ADDRESSES: '127.0.0.1',
        LOG_LEVEL: 'warn',
        GATEWAYS_PATIENCE_MS: '3000',
        DATABASE_PATIENCE_MS: '8000',
        ...options.env,
      },
      say: this.say,
      signal: this.signal,
    });
    this.endings.push(() => system.stop());
    return system;
  }

  /** Later systems start from a copy: creating and filling a database takes longer than the rest of a start. */
  async prepareTemplate(): Promise<void> {
    const data = this.makeFolder();
    await (await this.startSystem({ data })).stop();
    this.template = data;
  }

  async end(): Promise<void> {
    for (const ending of this.endings.splice(0).toReversed()) await ending();
  }

  private freshData(env: Readonly<Record<string, string>> = {}): string {
    const folder = this.makeFolder();
    // Engines run as a separate user, who owns their files.
    if (this.template !== undefined && env['SEED'] === undefined)
      execFileSync('cp', ['-a', `${this.template}/.`, folder]);
    return folder;
  }

  makeFolder(): string {
    const parents = [...(this.prefersMemory && hasRoom(MEMORY) ? [MEMORY] : []), tmpdir(), '/tmp'];
    const parent = parents.find((folder) => canEnter(folder, engineUser())) ?? tmpdir();
    const folder = mkdtempSync(join(parent, 'larder-test-'));
    makeDataFolder(folder);
    this.endings.push(async () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }
}
