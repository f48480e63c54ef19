import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { adminUrl } from '../../engines/postgres.ts';
import { makeDataFolder } from '../../launcher/data-folder.ts';
import { loadSecrets } from '../../launcher/secrets.ts';
import { backUp, fetchBackup } from '../backup-client.ts';
import { StaffClient } from '../staff-client.ts';
import { workADay } from './busy-shop.ts';
import { FormerRelease } from './former-release.ts';
import { askAtRest, questionsAbout } from './questions.ts';
import { writeReleaseData } from './release-data.ts';

/** `node deploy/proof-parts/upgrade/make-release-data.ts COMMIT`: saves a release's data after a day's work. */

const [commit = ''] = process.argv.slice(2);
const root = dirname(dirname(dirname(import.meta.dirname)));
const adminPassword = 'Kept-for-the-next-release-1';

const former = await FormerRelease.checkOut(root, commit);
const data = mkdtempSync(join(tmpdir(), 'larder-release-'));
makeDataFolder(data);
const { url, stop } = await former.start(data, adminPassword);
try {
  const staff = await StaffClient.signIn({ url, adminUser: 'admin', adminPassword });
  const questions = await questionsAbout(staff, await workADay(url, staff));
  const answers = await askAtRest(url, staff, questions);
  const backup = await fetchBackup(staff, (await backUp(staff)).filename);
  const { databaseOwner, backupKey } = loadSecrets(data, 'admin');
  const { ports } = JSON.parse(readFileSync(join(data, 'run.json'), 'utf8')) as { ports: { postgres: number } };
  const owner = adminUrl({ port: ports.postgres, ownerPassword: databaseOwner }, 'larder');
  const database = [
    // The roles; the superuser exists already.
    (await program('pg_dumpall', '--roles-only', '--no-role-passwords', `--dbname=${owner}`)).replaceAll(
      /^.* ROLE postgres\b.*$/gm,
      '',
    ),
    await program('pg_dump', '--inserts', '--rows-per-insert=500', owner),
  ].join('\n');
  mkdirSync(join(import.meta.dirname, commit), { recursive: true });
  // Removes commands for psql, which other clients do not understand.
  writeReleaseData(commit, {
    database: database.replaceAll(/^\\(un)?restrict .*$/gm, ''),
    backup,
    backupKey,
    adminPassword,
    answers,
  });
} finally {
  await stop();
  former.remove();
  rmSync(data, { recursive: true, force: true });
}

async function program(name: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(name, [...args], { maxBuffer: 1024 ** 3 });
  return stdout;
}
