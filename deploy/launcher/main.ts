import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetUpError } from '../engines/set-up-error.ts';
import { SETTINGS } from './child-environment.ts';
import { chooseDataFolder, startsEmpty } from './data-folder.ts';
import { startSystem, type RunningSystem } from './start-system.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

const asked = new AbortController();
const askToEnd = (): void => asked.abort();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, askToEnd);
// The parent process has ended.
process.on('disconnect', askToEnd);
let broken = false;
for (const mistake of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(mistake, (error: unknown) => {
    broken = true;
    process.stderr.write(`Larder stops because of a mistake of its own: ${String((error as Error).stack)}\n`);
    asked.abort();
  });
}

try {
  const system = await start();
  introduce(system);
  await new Promise<void>((resolve) => {
    if (asked.signal.aborted) resolve();
    asked.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  say('Stopping ...');
  await system.stop();
  process.exit(broken ? 1 : 0);
} catch (error) {
  if (asked.signal.aborted) process.exit(broken ? 1 : 0);
  process.stderr.write(
    error instanceof SetUpError ? `${error.message}\n` : `Larder did not start: ${String((error as Error).stack)}\n`,
  );
  process.exit(1);
}

async function start(): Promise<RunningSystem> {
  const folder = chooseDataFolder(root, process.env['LARDER_DATA']);
  const usual = chooseDataFolder(root, undefined);
  if (folder.remark !== null) say(folder.remark);
  const seed: Record<string, string> = startsEmpty(folder.path, process.argv.includes('--empty'))
    ? { SEED: 'none' }
    : {};
  return startSystem({
    root,
    data: folder.path,
    cache: usual.path,
    port: readPort(process.env['PORT']),
    env: {
      ...Object.fromEntries(SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      ...seed,
    },
    say,
    signal: asked.signal,
  });
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SetUpError(`PORT is "${text}", which is not a port number.`);
  return port;
}

function introduce({ url, adminUser, passwordFile }: RunningSystem): void {
  say(`Larder is running at ${url}`);
  say(
    `Sign in as ${adminUser} with the ${passwordFile === null ? 'password from ADMIN_PASSWORD' : `first password, in ${passwordFile}`}.`,
  );
  say('Press Ctrl-C to stop.');
}
