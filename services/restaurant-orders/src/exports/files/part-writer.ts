import { Writable } from 'node:stream';

/** Bytes of one part. */
const PART_BYTES = 512 * 1024;

/** Collects a file and hands it on in parts, one at a time, so that a large file never stands in memory whole. */
export class PartWriter extends Writable {
  parts = 0;
  bytes = 0;
  private readonly take: (part: number, content: Buffer) => Promise<void>;
  private waiting: Buffer[] = [];
  private waitingBytes = 0;

  constructor(take: (part: number, content: Buffer) => Promise<void>) {
    super({ highWaterMark: PART_BYTES, decodeStrings: true });
    this.take = take;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.waiting.push(chunk);
    this.waitingBytes += chunk.length;
    void this.flush(PART_BYTES, done);
  }

  override _final(done: (error?: Error | null) => void): void {
    void this.flush(1, done);
  }

  /** Hands on what waits once it is at least so much. */
  private async flush(atLeast: number, done: (error?: Error | null) => void): Promise<void> {
    if (this.waitingBytes < atLeast) {
      done();
      return;
    }
    const content = Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingBytes = 0;
    this.bytes += content.length;
    try {
      await this.take(this.parts++, content);
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  }
}
