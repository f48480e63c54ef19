import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdLock } from './hold-lock.mjs';
import { isInstalled } from './lockfile.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(bin, 'node');

/**
 * Everything behind the entry points needs the locked packages and the pinned Node. This file needs neither: it runs on
 * Node 20.19 with nothing installed, installs what the lockfile says, and runs `entry` on the pinned Node.
 *
 * @param {string} entry a TypeScript file, relative to this folder
 */
export async function continueOnPinnedNode(entry) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) stop(`Larder needs Node 20.19 or newer; this is ${process.version}.`);
  await holdLock(join(root, '.larder', 'install.lock'), install);
  if (!existsSync(pinnedNode)) {
    stop(
      `The pinned Node is not available for ${process.platform} on ${process.arch}; Larder runs on Linux (x64, arm64).`,
    );
  }
  runOnPinnedNode(entry);
}

function install() {
  if (isInstalled(readJson('package-lock.json') ?? {}, readJson('node_modules/.package-lock.json'))) return;
  process.stdout.write('Installing the packages of package-lock.json ...\n');
  const npm = spawnSync('npm', ['ci'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (npm.status !== 0) stop('npm ci failed, so the packages of package-lock.json are not installed.');
}

/** @param {string} entry */
function runOnPinnedNode(entry) {
  const path = [bin, process.env['PATH'] ?? ''].join(delimiter);
  const child = spawn(realpathSync(pinnedNode), [join(root, 'deploy', entry), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  });
  // A terminal's Ctrl-C reaches the child by itself; a signal sent to this process alone has to be handed on.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => stop(`The pinned Node does not start: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}

/**
 * @param {string} file
 * @returns {import('./lockfile.mjs').Lockfile | null}
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} sentence */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
