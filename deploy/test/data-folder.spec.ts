import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { canEnter } from '../engines/engine-user.ts';
import { holdLock } from '../hold-lock.mjs';
import { claimDataFolder, makeDataFolder, startsEmpty } from '../launcher/data-folder.ts';
import { loadSecrets } from '../launcher/secrets.ts';
import { identify } from '../process-identity.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-data-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LAUNCHER = new URL('../launcher/data-folder.ts', import.meta.url).href;

/** A process that claims one folder after the other, each at an agreed instant, and keeps what it gets until it ends. */
async function claimEach(folders: readonly string[], begin: number): Promise<boolean[]> {
  const script = `
    const { claimDataFolder } = await import(${JSON.stringify(LAUNCHER)});
    const won = ${JSON.stringify(folders)}.map((folder, round) => {
      while (performance.timeOrigin + performance.now() < ${begin} + round * 10);
      try {
        claimDataFolder(folder);
        return true;
      } catch {
        return false;
      }
    });
    setTimeout(() => console.log(JSON.stringify(won)), 200);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout) as boolean[];
}

describe('the data folder', () => {
  it("a data folder has one launcher at a time, and a dead launcher's claim is void", () => {
    const release = claimDataFolder(folder);
    expect(() => claimDataFolder(folder)).toThrow(/^Larder is already running with the data in /);
    release();
    const own = identify(process.pid);
    writeFileSync(join(folder, 'launcher.lock'), JSON.stringify({ pid: own?.pid, born: 'in an earlier life' }));
    claimDataFolder(folder)();
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('of launchers that find a dead claim at the same instant, one gets the data folder', async () => {
    const rounds = Array.from({ length: 100 }, (_, round) => join(folder, `round-${round}`));
    for (const round of rounds) {
      mkdirSync(round);
      writeFileSync(join(round, 'launcher.lock'), JSON.stringify({ pid: 4_194_303, born: 'in an earlier life' }));
    }
    const begin = Date.now() + 1_500;
    const claims = await Promise.all([1, 2].map(() => claimEach(rounds, begin)));
    expect(rounds.map((_, round) => claims.filter((won) => won[round]).length)).toEqual(rounds.map(() => 1));
  });

  it('a shop that was started empty stays without demo goods, and an existing one is not emptied', () => {
    expect(startsEmpty(join(folder, 'demo'), false)).toBe(false);
    const data = join(folder, 'mine');
    expect(startsEmpty(data, true)).toBe(true);
    mkdirSync(join(data, 'postgres'));
    expect(startsEmpty(data, false)).toBe(true);
    mkdirSync(join(folder, 'postgres'));
    expect(() => startsEmpty(folder, true)).toThrow(/^There is a shop in .* already\. /);
  });

  it('a data folder that is a file is refused in one sentence', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => makeDataFolder(file)).toThrow(/^The data folder .* cannot be used: /);
  });

  it('a data folder keeps its secrets, readable by their owner only', () => {
    const first = loadSecrets(folder, 'ada');
    expect(loadSecrets(folder, 'bob')).toEqual(first);
    expect(first.adminUser).toBe('ada');
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(first.services)).size).toBe(5);
  });

  it('a data folder from before backups gains their secrets and keeps existing ones', () => {
    const { operators, backupKey, ...earlier } = loadSecrets(folder, 'ada');
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(earlier));
    const completed = loadSecrets(folder, 'ada');
    expect(completed).toMatchObject(earlier);
    expect(completed.backupKey).not.toBe(backupKey);
    expect(Object.keys(completed.operators)).toEqual(Object.keys(operators));
    expect(loadSecrets(folder, 'ada')).toEqual(completed);
  });

  it('a data folder without readable secrets for its database is reported as damaged', () => {
    writeFileSync(join(folder, 'secrets.json'), '{"databaseOwner":');
    expect(() => loadSecrets(folder, 'ada')).toThrow(/^The data folder is damaged: .*secrets.json is not readable/);
    rmSync(join(folder, 'secrets.json'));
    mkdirSync(join(folder, 'postgres'));
    expect(() => loadSecrets(folder, 'ada')).toThrow(/^The data folder is damaged: .*secrets.json is missing/);
  });
});

describe('canEnter', () => {
  it('access is checked for every folder on the path', () => {
    const stranger = { name: 'stranger', uid: 4_000_000, gid: 4_000_000 };
    const inner = join(folder, 'inner');
    mkdirSync(inner);
    chmodSync(folder, 0o711);
    expect(canEnter(inner, stranger)).toBe(true);
    chmodSync(folder, 0o700);
    expect(canEnter(inner, stranger)).toBe(false);
  });
});

describe('holdLock', () => {
  it('a lock admits one process at a time and is taken over from a dead one', async () => {
    const file = join(folder, 'lock');
    writeFileSync(file, JSON.stringify({ pid: process.pid, born: 'in an earlier life' }));
    const seen: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      seen.push(`${name} ends`);
    };
    await Promise.all([holdLock(file, work('a')), holdLock(file, work('b'))]);
    expect(seen).toHaveLength(4);
    expect(seen[0]?.split(' ')[0]).toBe(seen[1]?.split(' ')[0]);
  });
});
