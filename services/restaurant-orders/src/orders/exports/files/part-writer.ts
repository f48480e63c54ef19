import { Writable } from 'node:stream';

const PART_BYTES = 256 * 1024;

/**
 * Hands a file on in parts, so that it is never in memory whole. All parts share one buffer: `take` must be done with
 * it when its promise settles.
 */
export class PartWriter extends Writable {
  parts = 0;
  bytes = 0;
  private readonly buffer = Buffer.allocUnsafeSlow(PART_BYTES);
  private filled = 0;

  constructor(private readonly take: (part: number, content: Buffer) => Promise<void>) {
    super({ highWaterMark: PART_BYTES, decodeStrings: true });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    void settle(this.append(chunk), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    void settle(this.flush(), done);
  }

  private async append(chunk: Buffer): Promise<void> {
    for (let read = 0; read < chunk.length;) {
      const copied = chunk.copy(this.buffer, this.filled, read);
      read += copied;
      this.filled += copied;
      if (this.filled === PART_BYTES) await this.flush();
    }
  }

  private async flush(): Promise<void> {
    if (this.filled === 0) return;
    await this.take(this.parts++, this.buffer.subarray(0, this.filled));
    this.bytes += this.filled;
    this.filled = 0;
  }
}

async function settle(work: Promise<void>, done: (error?: Error | null) => void): Promise<void> {
  const failure = await work.then(
    () => null,
    (error: Error) => error,
  );
  done(failure);
}
