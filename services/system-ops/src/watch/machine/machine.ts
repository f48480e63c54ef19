import { readdir, readFile, statfs } from 'node:fs/promises';
import { availableParallelism, cpus, freemem, totalmem } from 'node:os';
import type { CpuMetrics, NetworkMetrics, SpaceMetrics } from '@larder/contracts';
import pTimeout from 'p-timeout';
import {
  parseCpuMax,
  parseCpuStat,
  parseEstablished,
  parseInactiveFile,
  parseMeminfo,
  parseNetDev,
  parseProcStat,
  parseTemperature,
  type CpuTime,
} from './machine-texts.js';

const TIMEOUT_MS = 2_500;

/** Reads something that may hang, such as a network share, with one read at a time. */
export class PatientReading<T> {
  private asking: Promise<T> | undefined;

  /** @param known the value before the first reading. */
  constructor(
    private readonly ask: () => Promise<T>,
    private known: T,
    private readonly milliseconds = TIMEOUT_MS,
  ) {}

  /** The last known value when reading takes too long. Rejects when reading fails. */
  async read(): Promise<T> {
    this.asking ??= this.ask().finally(() => (this.asking = undefined));
    this.known = await pTimeout(this.asking, { milliseconds: this.milliseconds, fallback: () => this.known });
    return this.known;
  }
}

export interface MachineReading {
  cpu: CpuMetrics;
  memory: SpaceMetrics;
  disk: SpaceMetrics;
  network: NetworkMetrics;
}

interface Sample {
  at: number;
  cpu: CpuTime;
  received: number;
  sent: number;
}

const NO_SPACE: SpaceMetrics = { usage: 0, used: 0, total: 0 };
const NOTHING_YET: MachineReading = {
  cpu: { usage: 0, cores: availableParallelism() },
  memory: NO_SPACE,
  disk: NO_SPACE,
  network: { inbound: 0, outbound: 0, connections: 0 },
};

const CGROUP = '/sys/fs/cgroup';

/** The figures of the machine or the container; rates are since the previous reading. */
export class Machine {
  private before: Sample | undefined;
  private readonly reading = new PatientReading(async () => await this.measure(), NOTHING_YET);

  /** @param dataFolder a folder on the disk to watch. */
  constructor(private readonly dataFolder: string) {}

  /** The last known reading when a new one fails. */
  async readMachine(): Promise<MachineReading> {
    return await this.reading.read();
  }

  private async measure(): Promise<MachineReading> {
    const at = performance.now();
    const cores = await readCores();
    const [cpu, memory, disk, bytes, connections, temperature] = await Promise.all([
      readCpuTime(cores, at),
      readMemory(),
      readDisk(this.dataFolder),
      textOf('/proc/net/dev').then(parseNetDev),
      textOf('/proc/net/snmp').then(parseEstablished),
      readTemperature(),
    ]);
    const sample: Sample = { at, cpu, ...bytes };
    const before = this.before ?? sample;
    this.before = sample;
    const seconds = Math.max((at - before.at) / 1_000, 0.001);
    const total = cpu.total - before.cpu.total;
    return {
      cpu: {
        usage: percent(cpu.busy - before.cpu.busy, total),
        cores: cores.count,
        ...(temperature === null ? {} : { temperature }),
      },
      memory,
      disk,
      network: {
        inbound: Math.max(0, Math.round((bytes.received - before.received) / seconds)),
        outbound: Math.max(0, Math.round((bytes.sent - before.sent) / seconds)),
        connections,
      },
    };
  }
}

/** 0–100 with one decimal. */
export function percent(part: number, whole: number): number {
  const share = whole > 0 ? (100 * part) / whole : 0;
  return Math.round(Math.min(Math.max(share, 0), 100) * 10) / 10;
}

interface Cores {
  count: number;
  /** Whether a quota limits the processors. */
  limited: boolean;
}

async function readCores(): Promise<Cores> {
  const quota = parseCpuMax(await textOf(`${CGROUP}/cpu.max`)) ?? (await olderCpuQuota());
  const machine = availableParallelism();
  return quota !== null && quota < machine ? { count: quota, limited: true } : { count: machine, limited: false };
}

async function olderCpuQuota(): Promise<number | null> {
  const [quota, period] = await Promise.all([
    textOf(`${CGROUP}/cpu/cpu.cfs_quota_us`),
    textOf(`${CGROUP}/cpu/cpu.cfs_period_us`),
  ]);
  // -1 means no quota.
  return parseCpuMax(`${quota.trim()} ${period.trim()}`);
}

/** CPU time relative to a container's quota, otherwise to the whole machine. */
async function readCpuTime({ count, limited }: Cores, at: number): Promise<CpuTime> {
  if (limited) {
    const micros =
      parseCpuStat(await textOf(`${CGROUP}/cpu.stat`)) ??
      Number((await textOf(`${CGROUP}/cpuacct/cpuacct.usage`)).trim()) / 1_000;
    return { busy: micros, total: at * 1_000 * count };
  }
  const stat = parseProcStat(await textOf('/proc/stat'));
  if (stat) return stat;
  const sum = { busy: 0, total: 0 };
  for (const { times } of cpus()) {
    const busy = times.user + times.nice + times.sys + times.irq;
    sum.busy += busy;
    sum.total += busy + times.idle;
  }
  return sum;
}

async function readMemory(): Promise<SpaceMetrics> {
  const machine = parseMeminfo(await textOf('/proc/meminfo')) ?? { used: totalmem() - freemem(), total: totalmem() };
  const texts = await Promise.all(
    ['memory.max', 'memory.current', 'memory.stat'].map((name) => textOf(`${CGROUP}/${name}`)),
  );
  const older = await Promise.all(
    ['memory.limit_in_bytes', 'memory.usage_in_bytes', 'memory.stat'].map((name) => textOf(`${CGROUP}/memory/${name}`)),
  );
  for (const [limit = '', current = '', stat = ''] of [texts, older]) {
    const total = Number(limit.trim() || Number.NaN);
    const held = Number(current.trim() || Number.NaN);
    if (total < machine.total && held >= 0) return space(Math.max(0, held - parseInactiveFile(stat)), total);
  }
  return space(machine.used, machine.total);
}

async function readDisk(folder: string): Promise<SpaceMetrics> {
  try {
    const { blocks, bfree, bavail, bsize } = await statfs(folder);
    const used = (blocks - bfree) * bsize;
    // Blocks reserved for the superuser count as used.
    return { usage: percent(used, used + bavail * bsize), used, total: blocks * bsize };
  } catch {
    return { usage: 0, used: 0, total: 0 };
  }
}

async function readTemperature(): Promise<number | null> {
  const folder = '/sys/class/thermal';
  const zones = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    zones.filter((name) => name.startsWith('thermal_zone')).map((name) => textOf(`${folder}/${name}/temp`)),
  );
  const degrees = texts.map(parseTemperature).filter((each) => each !== null);
  return degrees.length > 0 ? Math.max(...degrees) : null;
}

const space = (used: number, total: number): SpaceMetrics => ({ usage: percent(used, total), used, total });

/** Empty on machines without this file. */
async function textOf(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch(() => '');
}
