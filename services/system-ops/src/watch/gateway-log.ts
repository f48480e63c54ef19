import { open, type FileHandle } from 'node:fs/promises';
import type { GatewayMetrics } from '@larder/contracts';
import { SlidingMinute } from '@larder/platform';

const PART_BYTES = 1024 * 1024;
/** Larger growth is skipped: measuring must not cost more than serving. */
const MOST_BYTES = 16 * PART_BYTES;
const FIRST_BYTES = 4 * PART_BYTES;
const LONGEST_LINE = 16 * 1024;
/** nginx writes once a second and we read every two: younger entries are incomplete. */
const INCOMPLETE_MS = 3_000;

interface GatewayLine {
  time: string;
  path: string;
  status: number;
  seconds: number;
}

/** Reads only the new end of the log, in bounded memory. */
export class GatewayLog {
  private readonly all = new SlidingMinute();
  private readonly api = new SlidingMinute();
  private inode = -1;
  private offset = 0;
  private rest = '';
  private readable = false;

  /** @param file JSON lines; null when the log is on another machine. */
  constructor(private readonly file: string | null) {}

  get isWatched(): boolean {
    return this.file !== null;
  }

  /** @returns the last minute; null while the log cannot be read. */
  async readTraffic(now: number): Promise<GatewayMetrics | null> {
    if (this.file === null) return null;
    let log: FileHandle | undefined;
    try {
      log = await open(this.file, 'r');
      await this.takeIn(log, now);
      this.readable = true;
    } catch {
      this.readable = false;
    } finally {
      await log?.close();
    }
    return this.readable ? this.minute(now) : null;
  }

  private async takeIn(log: FileHandle, now: number): Promise<void> {
    const { size, ino } = await log.stat();
    const isAnother = ino !== this.inode || size < this.offset;
    const isFirst = this.inode < 0;
    if (isAnother) {
      this.inode = ino;
      this.offset = isFirst ? Math.max(0, size - FIRST_BYTES) : 0;
      this.rest = '';
    }
    if (size - this.offset > MOST_BYTES) {
      this.offset = size - MOST_BYTES;
      this.rest = '';
    }
    const part = Buffer.alloc(Math.min(PART_BYTES, Math.max(0, size - this.offset)));
    while (this.offset < size) {
      const { bytesRead } = await log.read(part, 0, part.length, this.offset);
      if (bytesRead === 0) return;
      this.offset += bytesRead;
      // Latin 1 never splits a character; nothing we read needs more.
      const lines = (this.rest + part.toString('latin1', 0, bytesRead)).split('\n');
      this.rest = (lines.pop() ?? '').slice(-LONGEST_LINE);
      for (const line of lines) this.count(line, now);
    }
  }

  private count(line: string, now: number): void {
    const answered = parseLine(line);
    if (!answered) return;
    const at = Date.parse(answered.time);
    // Older than a minute, or by another clock.
    if (!(at > now - 60_000 && at <= now + 1_000)) return;
    const isError = answered.status >= 500;
    this.all.add(at, answered.seconds * 1_000, isError);
    if (answered.path.startsWith('/api/')) this.api.add(at, 0, isError);
  }

  private minute(now: number): GatewayMetrics {
    const all = this.all.read(now - INCOMPLETE_MS);
    return {
      requestsPerMinute: all.count,
      apiRequestsPerMinute: this.api.read(now - INCOMPLETE_MS).count,
      avgResponseTime: all.count > 0 ? Math.round((10 * all.ms) / all.count) / 10 : 0,
      errorRate: all.count > 0 ? Math.round((1_000 * all.errors) / all.count) / 10 : 0,
    };
  }
}

function parseLine(line: string): GatewayLine | null {
  try {
    const { time, path, status, seconds } = JSON.parse(line) as Partial<GatewayLine>;
    const whole = typeof time === 'string' && typeof path === 'string' && typeof status === 'number';
    return whole && typeof seconds === 'number' ? { time, path, status, seconds } : null;
  } catch {
    // The first line may be partial.
    return null;
  }
}
