import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findFreePorts } from '../../engines/free-ports.ts';
import { chooseDataFolder } from '../../launcher/data-folder.ts';

const run = promisify(execFile);
/** Time to install its packages and build it. */
const PATIENCE_MS = 15 * 60_000;

/** Whether this checkout's history contains the release. */
export async function hasCommit(root: string, commit: string): Promise<boolean> {
  return await run('git', ['-C', root, 'cat-file', '-e', `${commit}^{commit}`]).then(
    () => true,
    () => false,
  );
}

/** An earlier release in a separate folder, started as its users started it. */
export class FormerRelease {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async checkOut(root: string, commit: string): Promise<FormerRelease> {
    const folder = mkdtempSync(join(tmpdir(), 'larder-former-'));
    // PostgreSQL's user must be able to enter the folder.
    chmodSync(folder, 0o755);
    const archive = join(folder, 'release.tar');
    await run('git', ['-C', root, 'archive', `--output=${archive}`, commit]);
    await run('tar', ['-x', '-C', folder, '-f', archive]);
    mkdirSync(join(folder, '.larder'));
    symlinkSync(join(chooseDataFolder(root, undefined).path, 'engines'), join(folder, '.larder', 'engines'));
    return new FormerRelease(folder);
  }

  /** @returns the address, and a function to stop the release. */
  async start(data: string, adminPassword: string): Promise<{ url: string; stop: () => Promise<void> }> {
    const [port = 0] = await findFreePorts(1);
    const launcher = spawn(process.execPath, [join(this.folder, 'deploy', 'start.mjs')], {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        LARDER_DATA: data,
        ADMIN_PASSWORD: adminPassword,
        TRUSTED_ADDRESSES: '127.0.0.1',
        LOG_LEVEL: 'warn',
      },
    });
    const stop = async (): Promise<void> => {
      if (launcher.exitCode !== null || launcher.signalCode !== null) return;
      launcher.kill('SIGTERM');
      await once(launcher, 'exit');
    };
    try {
      await untilItAnswers(launcher);
    } catch (error) {
      await stop();
      throw error;
    }
    return { url: `http://localhost:${port}`, stop };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function untilItAnswers(launcher: ChildProcess): Promise<void> {
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The former release ${why}: ${lines.slice(-5).join(' ')}`));
    const late = setTimeout(() => fail('did not start in time'), PATIENCE_MS);
    launcher.once('exit', () => fail('ended'));
    if (launcher.stdout === null) return;
    createInterface(launcher.stdout).on('line', (line) => {
      lines.push(line);
      if (!/^Larder (answers|is running) at/.test(line)) return;
      clearTimeout(late);
      resolve();
    });
  });
}
