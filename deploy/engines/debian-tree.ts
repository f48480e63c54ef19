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
      const complaint = await run('dpkg', '-x', archive, unpacked);
      if (complaint !== null)
        throw new SetUpError(`A Debian package could not be unpacked into ${engines}: ${complaint}`);
    }
    writeFileSync(join(unpacked, 'whole'), `${packages.join(' ')}\n`);
    rmSync(tree, { recursive: true, force: true });
    renameSync(unpacked, tree);
    return tree;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const execute = promisify(execFile);

/** @returns what a program that failed said, null when it succeeded */
function run(program: string, ...words: string[]): Promise<string | null> {
  return execute(program, words, { maxBuffer: 2 ** 24 }).then(
    () => null,
    (error: Error & { stderr?: string }) => (error.stderr ?? '').trim() || error.message,
  );
}

async function download(engines: string, work: string, packages: readonly string[]): Promise<string[] | null> {
  const lists = join(engines, 'apt-lists');
  const cache = join(work, 'cache');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(cache, 'archives', 'partial'), { recursive: true });
  const options = [
    ['Dir::State::lists', lists],
    ['Dir::Cache', cache],
    ['Debug::NoLocking', '1'],
    // As root, apt would download as a user that cannot enter our folder.
    ['APT::Sandbox::User', ''],
  ].flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  const apt = async (...words: string[]): Promise<boolean> =>
    (await run('apt-get', '-q', ...options, ...words)) === null;
  const fetch = (): Promise<boolean> => apt('install', '--download-only', '--no-install-recommends', '-y', ...packages);
  // Earlier lists usually do; archives they name may have been replaced since.
  if (!(await fetch()) && !((await apt('update')) && (await fetch()))) return null;
  const folder = join(cache, 'archives');
  const archives = readdirSync(folder).filter((file) => file.endsWith('.deb'));
  return archives.length === 0 ? null : archives.map((file) => join(folder, file));
}
