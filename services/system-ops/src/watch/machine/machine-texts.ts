/** Parsers of Linux' files. A missing figure is null, never a guess. */

/** CPU time since the start, in any unit. */
export interface CpuTime {
  busy: number;
  total: number;
}

/** /proc/stat */
export function parseProcStat(text: string): CpuTime | null {
  const times = /^cpu\s+(\d[\d ]*)$/m.exec(text)?.[1]?.trim().split(/\s+/).map(Number);
  if (!times || times.length < 4) return null;
  // user nice system idle iowait irq softirq steal; guest time is included in user.
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, steal = 0] = times;
  const busy = user + nice + system + irq + softirq + steal;
  return { busy, total: busy + idle + iowait };
}

/** cgroup v2 cpu.max, "200000 100000": the number of usable processors; null without a limit. */
export function parseCpuMax(text: string): number | null {
  const [, quota, period] = /^(\d+) (\d+)/.exec(text) ?? [];
  return quota !== undefined && Number(period) > 0 ? Number(quota) / Number(period) : null;
}

/** cgroup v2 cpu.stat: microseconds of processor time. */
export function parseCpuStat(text: string): number | null {
  return numberAfter(text, /^usage_usec (\d+)$/m);
}

/** /proc/meminfo, in bytes. */
export function parseMeminfo(text: string): { used: number; total: number } | null {
  const total = numberAfter(text, /^MemTotal:\s+(\d+) kB$/m);
  const available = numberAfter(text, /^MemAvailable:\s+(\d+) kB$/m);
  return total === null || available === null ? null : { used: (total - available) * 1024, total: total * 1024 };
}

/** memory.stat of a cgroup: file pages that can be reclaimed. */
export function parseInactiveFile(text: string): number {
  return numberAfter(text, /^(?:total_)?inactive_file (\d+)$/m) ?? 0;
}

/** /proc/net/dev without loopback. */
export function parseNetDev(text: string): { received: number; sent: number } {
  const sum = { received: 0, sent: 0 };
  for (const [, name, figures] of text.matchAll(/^\s*([^\s:|]+):\s*(\d.*)$/gm)) {
    if (name === 'lo' || figures === undefined) continue;
    const columns = figures.trim().split(/\s+/).map(Number);
    sum.received += columns[0] ?? 0;
    sum.sent += columns[8] ?? 0;
  }
  return sum;
}

/** Established connections from /proc/net/snmp (CurrEstab); listing them takes seconds with tens of thousands of sockets. */
export function parseEstablished(text: string): number {
  const [names, values] = [...text.matchAll(/^Tcp: (.+)$/gm)].map(([, line = '']) => line.split(' '));
  return Number(values?.[names?.indexOf('CurrEstab') ?? -1] ?? 0);
}

/** The temperature in degrees Celsius; null for implausible sensors. */
export function parseTemperature(text: string): number | null {
  const degrees = Number(text.trim()) / 1_000;
  return text.trim() !== '' && degrees > 0 && degrees < 150 ? degrees : null;
}

function numberAfter(text: string, pattern: RegExp): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
