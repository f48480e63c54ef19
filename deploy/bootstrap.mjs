import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdLock } from './hold-lock.mjs';
import { isInstalled, workspacePackages } from './lockfile.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(bin, 'node');
/** Contains the hash of the lockfile that `npm ci` last installed. */
const stamp = join(root, 'node_modules', '.installed-lockfile');

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

/**
 * Ends the child when the shell between npm and this process is gone: the shell does not forward signals.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithNpm(child) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  }, 500).unref();
}

function install() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const state = createHash('sha256').update(lockfile).digest('hex');
  /** @type {import('./lockfile.mjs').Lockfile} */
  const wanted = JSON.parse(lockfile.toString());
  const isThere = readText(stamp) === state || isInstalled(wanted, readInstalled());
  if (isThere && workspacePackages(wanted).every((path) => existsSync(join(root, path)))) return;
  process.stdout.write('Installing the packages of package-lock.json ...\n');
  const npm = spawnSync('npm', ['ci'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (npm.status !== 0) stop('npm ci failed, so the packages of package-lock.json are not installed.');
  writeFileSync(stamp, state);
}

/** @param {string} entry */
function runOnPinnedNode(entry) {
  const path = [bin, process.env['PATH'] ?? ''].join(delimiter);
  const child = spawn(realpathSync(pinnedNode), [join(root, 'deploy', entry), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: path },
  });
  // A terminal's Ctrl-C also reaches the child; a signal sent only to this process has to be passed on.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  endWithNpm(child);
  child.on('error', (error) => stop(`The pinned Node does not start: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}

/** @returns {import('./lockfile.mjs').Lockfile | null} */
function readInstalled() {
  const text = readText(join(root, 'node_modules', '.package-lock.json'));
  return text === null ? null : JSON.parse(text);
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** @param {string} sentence */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
