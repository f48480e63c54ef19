import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SetUpError } from './set-up-error.ts';

/**
 * Unpacks Debian packages and their dependencies into our own folder, without root; it appears only when complete.
 *
 * @returns its place, null where apt-get is missing or finds nothing
 */
export async function unpackDebianTree(
  engines: string,
  name: string,
  packages: readonly string[],
): Promise<string | null> {
  const tree = join(engines, name);
  if (existsSync(join(tree, 'whole'))) return tree;
  const work = mkdtempSync(join(engines, `.${name}-`));
  try {
    const archives = await download(engines, work, packages);
    if (archives === null) return null;
    const unpacked = join(work, 'tree');
    mkdirSync(unpacked);
    for (const archive of archives) {
      await run('dpkg', ['-x', archive, unpacked]).catch((error: Error) => {
        throw new SetUpError(`A Debian package could not be unpacked into ${engines}: ${error.message}`);
      });
    }
    writeFileSync(join(unpacked, 'whole'), `${packages.join(' ')}\n`);
    rmSync(tree, { recursive: true, force: true });
    renameSync(unpacked, tree);
    return tree;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const run = promisify(execFile);

async function download(engines: string, work: string, packages: readonly string[]): Promise<string[] | null> {
  const lists = join(engines, 'apt-lists');
  const cache = join(work, 'cache');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(cache, 'archives', 'partial'), { recursive: true });
  const options = [
    ['Dir::State::lists', lists],
    ['Dir::Cache', cache],
    ['Debug::NoLocking', '1'],
    // apt run by root downloads as a user that cannot enter our folder.
    ['APT::Sandbox::User', ''],
  ].flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  const apt = (...args: string[]): Promise<boolean> =>
    run('apt-get', ['-q', ...options, ...args], { maxBuffer: 2 ** 24 }).then(
      () => true,
      () => false,
    );
  const fetch = (): Promise<boolean> => apt('install', '--download-only', '--no-install-recommends', '-y', ...packages);
  // The present package lists usually suffice, but archives they name may have been replaced.
  if (!(await fetch()) && !((await apt('update')) && (await fetch()))) return null;
  const folder = join(cache, 'archives');
  const archives = readdirSync(folder).filter((file) => file.endsWith('.deb'));
  return archives.length === 0 ? null : archives.map((file) => join(folder, file));
}
