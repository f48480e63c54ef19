import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Refusal } from '@larder/kernel';
import { isTransient } from '@larder/platform';
import { JobWorker, LeaseLost, queueOf } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { readOrders, type OrderSnapshot } from '../files/order-reader.js';
import { writeCsv } from '../files/write-csv.js';
import type { OrderDocumentFacts } from '../pdf/order-document.js';
import { PdfPrinter } from '../pdf/pdf-printer.js';
import { ExportJobRepository, type ClaimedExport } from './export-job.repository.js';
import type { ExportRequest } from './export-request.js';

const PART_BYTES = 256 * 1024;

/** Passes a file on in parts that share one buffer: `take` must be done with it when its promise settles. */
class PartWriter extends Writable {
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

const COULD_NOT = new Refusal('unavailable', 'The export failed.');

@Injectable()
export class ExportWorker extends JobWorker<ClaimedExport> {
  private readonly files = new Map<ClaimedExport, PartWriter>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: ExportJobRepository,
    private readonly printer: PdfPrinter,
  ) {
    super(jobs, 'exports');
  }

  protected async run(job: ClaimedExport): Promise<void> {
    try {
      await this.make(job);
    } finally {
      this.files.delete(job);
    }
  }

  protected async failed(job: ClaimedExport, error: unknown): Promise<void> {
    // While the database is down the lease expires, and the job is retried.
    if (isTransient(error)) return;
    if (!(error instanceof Refusal)) this.logger.error(error);
    await this.jobs.fail(job, error instanceof Refusal ? error : COULD_NOT);
  }

  protected override async giveBack(job: ClaimedExport): Promise<void> {
    await super.giveBack(job);
    this.files.get(job)?.destroy(new LeaseLost());
  }

  private async make(job: ClaimedExport): Promise<void> {
    const out = new PartWriter((part, content) => this.jobs.addPart(job, part, content));
    this.files.set(job, out);
    const done = finished(out);
    // Rejects when the output breaks: a writer would wait for it forever.
    const broken = new Promise<never>((_resolve, reject) => void done.catch(reject));
    broken.catch(() => undefined);
    const orders = await readOrders(this.dataSource, job.request, async (snapshot) => {
      const progress = async (written: number): Promise<void> => {
        if (!(await this.jobs.report(job, written, snapshot.total))) throw new LeaseLost();
      };
      await progress(0);
      return await Promise.race([this.write(job, snapshot, out, progress), broken]);
    });
    if (!out.writableEnded) out.end();
    await done;
    await this.jobs.finish(job, { orders, bytes: out.bytes, parts: out.parts });
  }

  private async write(
    { request }: ClaimedExport,
    snapshot: OrderSnapshot,
    out: PartWriter,
    progress: (orders: number) => Promise<void>,
  ): Promise<number> {
    switch (request.format) {
      case 'csv':
        return await writeCsv(snapshot, out, progress);
      // Loaded only when used: these libraries are large.
      case 'xlsx': {
        const { writeXlsx } = await import('../files/write-xlsx.js');
        return await writeXlsx(snapshot, out, progress);
      }
      case 'pdf': {
        const { writePdf } = await import('../pdf/write-pdf.js');
        return await writePdf(snapshot, out, progress, {
          printer: this.printer,
          facts: await this.facts(request),
        });
      }
    }
  }

  private async facts({ timeZone, storeIds, showsStore, language = 'en' }: ExportRequest): Promise<OrderDocumentFacts> {
    const rows: { storeName: string; madeAt: string }[] = await this.dataSource.query(
      `SELECT name AS "storeName", to_char(now() AT TIME ZONE $1, 'YYYY-MM-DD HH24:MI') AS "madeAt"
         FROM restaurant_orders.store_copy WHERE $2::uuid[] IS NULL OR id = ANY($2)
        ORDER BY is_default DESC, slug LIMIT 1`,
      [timeZone, storeIds],
    );
    const { storeName, madeAt } = rows[0] ?? { storeName: '', madeAt: '' };
    return { storeName: showsStore ? null : storeName, madeAt, language };
  }
}

export class ExportQueue extends queueOf(ExportWorker, 'restaurant-orders-exports') {}
