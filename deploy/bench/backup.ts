import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CheckResult } from '../checks/check-result.ts';
import type { ProofContext } from '../checks/proof.ts';
import type { RunningSystem } from '../launcher/start-system.ts';
import {
  allRehearsed,
  backUp,
  checksums,
  differing,
  fetchBackup,
  replacedTables,
  restored,
} from '../proof-parts/backup-client.ts';
import { peakMemoryMb } from '../proof-parts/load/process-memory.ts';
import { storeOrders } from '../proof-parts/orders/stored-orders.ts';
import { StaffClient } from '../proof-parts/staff-client.ts';
import { median, timed } from '../proof-parts/statistics.ts';
import { verdict } from '../proof-parts/verdict.ts';

/** A short run has a tenth of the orders, so the fixed costs of a job weigh more. */
const REACH = { full: { backup: 2, restore: 3 }, short: { backup: 3, restore: 4 } };
const MEMORY_MB = 300;

/** A backup and a restore through gateway and jobs, compared with `pg_dump -Fc` and `pg_restore` of the same tables. */
export async function run(context: ProofContext): Promise<CheckResult> {
  const { short, say, engines } = context;
  const [orders, rounds, reach] = short ? [10_000, 1, REACH.short] : [100_000, 5, REACH.full];
  const system = await context.startSystem({ replicas: 1 });
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  try {
    await storeOrders(system, orders);
    const staff = await StaffClient.signIn(system);
    const peer = new Peer(dirname(engines.postgres), system, folder, await replacedTables(system));
    const original = await checksums(system);
    const ratios = { backup: [] as number[], restore: [] as number[] };
    let practice = true;
    for (let round = 1; round <= rounds; round++) {
      const dump = peer.dump();
      const made = await timed(async () => backUp(staff));
      const file = await fetchBackup(staff, made.value.filename);
      practice = (await allRehearsed(staff)).every(({ rehearsal }) => rehearsal?.passed === true) && practice;
      const undump = peer.restore();
      const put = await timed(async () => restored(staff, file));
      const { restorePointMs, pausedMs } = put.value.details;
      await allRehearsed(staff);
      const restoreMs = put.ms - restorePointMs;
      ratios.backup.push(made.ms / dump);
      ratios.restore.push(restoreMs / undump);
      say(
        `round ${round}: pg_dump ${dump.toFixed(0)} ms, backup ${made.ms.toFixed(0)} ms, ratio ${(made.ms / dump).toFixed(2)}, ` +
          `${(file.length / 1e6).toFixed(1)} MB; pg_restore ${undump.toFixed(0)} ms, restore ${restoreMs.toFixed(0)} ms, ` +
          `ratio ${(restoreMs / undump).toFixed(2)}, writes paused ${pausedMs} ms`,
      );
    }
    const changed = differing(original, await checksums(system));
    const peak = peakMemoryMb(system, 'system-ops');
    const [backup, restore] = [median(ratios.backup), median(ratios.restore)];
    return verdict(say, 0, [
      {
        claim: `a backup of ${orders} orders takes at most ${reach.backup} times pg_dump -Fc, median of ${rounds} rounds`,
        holds: backup <= reach.backup,
        figures: `ratio ${backup.toFixed(2)}`,
      },
      {
        claim: `its restore, without the restore point, takes at most ${reach.restore} times pg_restore, median of ${rounds} rounds`,
        holds: restore <= reach.restore,
        figures: `ratio ${restore.toFixed(2)}`,
      },
      {
        claim: `the service uses at most ${MEMORY_MB} MB`,
        holds: peak < MEMORY_MB,
        figures: `${peak.toFixed(0)} MB at most`,
      },
      {
        claim: 'every table has its former checksum',
        holds: changed.length === 0 && original.size > 20,
        figures: `${original.size} tables, ${changed.length} differ`,
      },
      {
        claim: 'every backup passed its rehearsal',
        holds: practice,
        figures: practice ? 'all' : 'not all',
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class Peer {
  private readonly programs: string;
  private readonly system: RunningSystem;
  private readonly file: string;
  private readonly tables: readonly string[];

  constructor(programs: string, system: RunningSystem, folder: string, tables: readonly string[]) {
    this.programs = programs;
    this.system = system;
    this.file = join(folder, 'peer.dump');
    this.tables = tables;
  }

  dump(): number {
    const names = this.tables.flatMap((table) => ['-t', table]);
    return this.time('pg_dump', ['-Fc', '-f', this.file, ...names, this.system.databaseUrl]);
  }

  restore(): number {
    const fresh = new URL(this.system.databaseUrl);
    fresh.pathname = '/peer';
    this.ask('DROP DATABASE IF EXISTS peer', this.system.databaseUrl);
    this.ask('CREATE DATABASE peer', this.system.databaseUrl);
    for (const schema of new Set(this.tables.map((table) => table.split('.', 1)[0]))) {
      this.ask(`CREATE SCHEMA ${schema}`, fresh.href);
    }
    // The extension for the index of the quick search.
    this.ask('CREATE SCHEMA trigrams', fresh.href);
    this.ask('CREATE EXTENSION pg_trgm SCHEMA trigrams', fresh.href);
    // Triggers call functions, which are not in a dump of tables.
    const contents = execFileSync(join(this.programs, 'pg_restore'), ['-l', this.file], { encoding: 'utf8' });
    const wanted = `${this.file}.list`;
    writeFileSync(wanted, contents.replace(/^.* TRIGGER .*$/gm, ''));
    return this.time('pg_restore', ['-d', fresh.href, '-L', wanted, this.file]);
  }

  private ask(statement: string, url: string): void {
    execFileSync(join(this.programs, 'psql'), [url, '-q', '-c', statement], { stdio: ['ignore', 'ignore', 'pipe'] });
  }

  private time(program: string, options: string[]): number {
    const startedAt = performance.now();
    execFileSync(join(this.programs, program), options, { stdio: ['ignore', 'ignore', 'pipe'] });
    return performance.now() - startedAt;
  }
}
