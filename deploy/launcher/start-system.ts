import { closeSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayOptions, Upstream } from '@larder/gateway/gateway-options';
import { findFreePorts, isPortFree } from '../engines/free-ports.ts';
import { prepareNginx } from '../engines/nginx.ts';
import { adminUrl, ensureDatabase, preparePostgres, type PostgresPlace } from '../engines/postgres.ts';
import { prepareRedis, redisUrl } from '../engines/redis.ts';
import { SetUpError } from '../engines/set-up-error.ts';
import { setUpEngines } from '../engines/set-up.ts';
import { buildWhatChanged } from './build.ts';
import { chromiumPathFile, setUpChromiumBehind } from './chromium-behind.ts';
import { claimDataFolder, makeDataFolder } from './data-folder.ts';
import { Fleet } from './fleet.ts';
import { gatewayConfiguration } from './gateway-configuration.ts';
import { openLog, rotateLogs } from './log-file.ts';
import { endOrphans, removeRunRecord, writeRunRecord } from './run-record.ts';
import { isUpToDate, markUpToDate, schemaFingerprint, SERVICES } from './schema-state.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { firstPasswordFile, migrate, serviceProcess, type Replica, type ServicePlace } from './services.ts';

export interface SystemOptions {
  readonly root: string;
  readonly data: string;
  /** Unpacked engines and compiled code, shared between systems. */
  readonly cache: string;
  /** The gateway's port; null for any free one. */
  readonly port: number | null;
  /** SETTINGS, and what only tests set. */
  readonly env: Readonly<Record<string, string>>;
  /** The replicas of each service; default one. */
  readonly replicas?: number;
  /** Replicas that hold only sockets, as in containers; without them system-ops holds the sockets. */
  readonly live?: number;
  /** More than one for proofs; `url` is the first one's, the others' ports are called nginx-2 and so on. */
  readonly gateways?: number;
  /** The code is built already: a build rewrites its output, and another system may be starting from it. */
  readonly isBuilt?: boolean;
  readonly say: (sentence: string) => void;
  readonly signal?: AbortSignal;
}

export interface RunningSystem {
  readonly url: string;
  readonly data: string;
  readonly adminUser: string;
  /** The password, if it came from the environment or was generated at the first start. */
  readonly adminPassword: string | null;
  /** The file with a generated first password. */
  readonly passwordFile: string | null;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly ports: Readonly<Record<string, number>>;
  pids(): Record<string, number>;
  /** Sends a signal; a process that dies is restarted. */
  kill(name: string, signal: NodeJS.Signals): void;
  /** Stops a process without restarting it. */
  halt(name: string): Promise<void>;
  /** Restarts a halted process and waits until it is ready. */
  resume(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Used by `npm start`, `npm test`, benches and proofs. */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  makeDataFolder(options.data);
  const release = claimDataFolder(options.data);
  let recording = (): void => undefined;
  const fleet = new Fleet({ say: options.say, changed: () => recording() });
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, ...(options.signal === undefined ? [] : [options.signal])]);
  // A signal during the start must not wait until everything is ready.
  signal.addEventListener('abort', () => void fleet.stop());
  const logs = setInterval(() => keepLogsSmall(options), 60_000).unref();
  const end = async (): Promise<void> => {
    clearInterval(logs);
    ended.abort();
    await fleet.stop();
    recording = () => undefined;
    removeRunRecord(options.data);
    release();
  };
  try {
    await endOrphans(options.data);
    const ports = await choosePorts(options);
    const url = `http://localhost:${ports['nginx']}`;
    recording = () => writeRunRecord(options.data, url, ports, fleet.pids());
    const secrets = loadSecrets(options.data, options.env['ADMIN_USER']?.trim() || 'admin');
    await startAll({ ...options, signal }, fleet, ports, secrets);
    signal.throwIfAborted();
    const chromium = setUpChromiumBehind(options.root, options.cache, { say: options.say, signal });
    return {
      url,
      data: options.data,
      ports,
      ...administrator(options, secrets),
      databaseUrl: adminUrl({ port: ports['postgres'] ?? 0, ownerPassword: secrets.databaseOwner }, 'larder'),
      redisUrl: redisUrl({ port: ports['redis'] ?? 0, password: secrets.redis }),
      pids: () => fleet.pids(),
      kill: (name, signal) => fleet.find(name).kill(signal),
      halt: (name) => fleet.find(name).stop(),
      resume: (name) => fleet.find(name).start(),
      stop: async () => {
        await end();
        await chromium;
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

function keepLogsSmall({ data, say }: SystemOptions): void {
  try {
    rotateLogs(join(data, 'logs'));
  } catch (error) {
    say(`A large log could not be rotated: ${String(error)}`);
  }
}

async function startAll(
  options: SystemOptions & { readonly signal: AbortSignal },
  fleet: Fleet,
  ports: Record<string, number>,
  secrets: Secrets,
): Promise<void> {
  const { root, data, say, signal } = options;
  const engines = await setUpEngines(['postgres', 'redis', 'nginx'], { folder: join(options.cache, 'engines'), say });
  const log = (name: string): string => join(data, 'logs', `${name}.log`);
  const port = (name: string): number => ports[name] ?? 0;
  const database = {
    program: engines.postgres,
    folder: data,
    logFile: log('postgres'),
    port: port('postgres'),
    ownerPassword: secrets.databaseOwner,
  };
  const redis = {
    program: engines.redis,
    folder: data,
    logFile: log('redis'),
    port: port('redis'),
    password: secrets.redis,
    services: secrets.redisServices,
  };
  signal.throwIfAborted();
  await Promise.all([
    fleet.start([preparePostgres(database), prepareRedis(redis)]),
    options.isBuilt === true ? undefined : buildWhatChanged(root, signal),
  ]);
  const place: ServicePlace = {
    root,
    data,
    compileCache: join(options.cache, 'compile-cache'),
    chromiumPathFile: chromiumPathFile(options.cache),
    databasePort: database.port,
    secrets,
    redisPort: redis.port,
    replicas: options.replicas ?? 1,
    startedAt: new Date().toISOString(),
    accessLog: log('access'),
    gateways: gatewayNames(options)
      .map((name) => `127.0.0.1:${port(refreshPortName(name))}`)
      .join(),
    settings: options.env,
  };
  signal.throwIfAborted();
  await bringUpToDate(database, secrets, place, signal);
  await fleet.start(replicasOf(options).map((replica) => serviceProcess(replica, port(replica.name), place)));
  signal.throwIfAborted();
  // nginx would create it for everyone to read.
  closeSync(openLog(log('access')));
  await fleet.start(
    gatewayNames(options).map((name) => {
      const place = { ...options, port: port(name), refreshPort: port(refreshPortName(name)) };
      const configuration = gatewayConfiguration({ ...place, upstreams: upstreams(options, ports) });
      return prepareNginx({
        name,
        program: engines.nginx,
        folder: data,
        logFile: log(name),
        port: port(name),
        configuration,
      });
    }),
  );
}

async function bringUpToDate(
  database: PostgresPlace,
  secrets: Secrets,
  place: ServicePlace,
  signal: AbortSignal,
): Promise<void> {
  const fingerprint = schemaFingerprint(place.root, { ...secrets.services, ...secrets.operators });
  if (isUpToDate(place.data, fingerprint)) return;
  await ensureDatabase(database, 'larder');
  // Imported late, because the platform exists only once it is built.
  const { provisionDatabase } = await import('@larder/platform');
  await provisionDatabase(adminUrl(database, 'larder'), secrets.services, secrets.operators);
  const [first, second, ...rest] = SERVICES;
  await migrate(first, place, signal);
  await migrate(second, place, signal);
  await Promise.all(rest.map((service) => migrate(service, place, signal)));
  markUpToDate(place.data, fingerprint);
}

async function choosePorts(options: SystemOptions): Promise<Record<string, number>> {
  if (options.port !== null && !(await isPortFree(options.port))) {
    throw new SetUpError(
      `Port ${options.port} is taken; stop the program that uses it, or choose another with PORT=8081 npm start.`,
    );
  }
  const gateways = gatewayNames(options);
  const services = replicasOf(options).map(({ name }) => name);
  const names = [...gateways, ...gateways.map(refreshPortName), 'postgres', 'redis', ...services];
  // A chosen port is still free, so it may be among those found.
  const free = (await findFreePorts(names.length + 1)).filter((port) => port !== options.port);
  const ports = Object.fromEntries(names.map((name, index) => [name, free[index] ?? 0]));
  return options.port === null ? ports : { ...ports, nginx: options.port };
}

function gatewayNames({ gateways = 1 }: SystemOptions): string[] {
  return Array.from({ length: gateways }, (_, index) => (index === 0 ? 'nginx' : `nginx-${index + 1}`));
}

const refreshPortName = (gateway: string): string => `${gateway}-refresh`;

function upstreams(options: SystemOptions, ports: Record<string, number>): GatewayOptions['upstreams'] {
  const replicas = replicasOf(options);
  const at = (of: Upstream): string[] =>
    replicas.filter(({ upstream }) => upstream === of).map(({ name }) => `127.0.0.1:${ports[name]}`);
  return {
    identity: at('identity'),
    catalog: at('catalog'),
    'restaurant-orders': at('restaurant-orders'),
    'discounts-rebates': at('discounts-rebates'),
    'system-ops': at('system-ops'),
    ...(options.live ? { live: at('live') } : {}),
  };
}

function replicasOf({ replicas = 1, live = 0 }: SystemOptions): Replica[] {
  const several = (replica: Omit<Replica, 'name'>, count: number): Replica[] =>
    Array.from({ length: count }, (_, index) => ({
      ...replica,
      name: index === 0 ? replica.upstream : `${replica.upstream}-${index + 1}`,
    }));
  return [
    ...SERVICES.flatMap((service) => several({ service, upstream: service }, replicas)),
    ...several({ service: 'system-ops', upstream: 'live' }, live),
  ];
}

function administrator(
  options: SystemOptions,
  secrets: Secrets,
): Pick<RunningSystem, 'adminUser' | 'adminPassword' | 'passwordFile'> {
  const file = firstPasswordFile(options.data);
  const passwordFile = existsSync(file) ? file : null;
  const chosen = options.env['ADMIN_PASSWORD'] ?? null;
  const adminPassword = passwordFile === null ? chosen : readFileSync(passwordFile, 'utf8').trim();
  return { adminUser: secrets.adminUser, adminPassword, passwordFile };
}
