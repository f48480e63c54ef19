import { finished } from 'node:stream/promises';
import { Refusal } from '@larder/kernel';
import { isTransient } from '@larder/platform';
import { LEASE_SECONDS, queueOf, type JobWork } from '@larder/platform/jobs';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { readOrders, type OrderSnapshot } from '../files/order-reader.js';
import { PartWriter } from '../files/part-writer.js';
import { writeCsv } from '../files/write-csv.js';
import { PdfPrinter } from '../pdf/pdf-printer.js';
import { ExportJobRepository, type ClaimedExport } from './export-job.repository.js';

/** Another process took the job over: this one's lease had ended. */
class LeaseLost extends Error {}

const COULD_NOT = new Refusal('unavailable', 'The export could not be made.');

@Injectable()
export class ExportWorker implements JobWork {
  private readonly logger = new Logger('exports');
  /** Running jobs with their files so far. */
  private readonly current = new Map<ClaimedExport, PartWriter>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: ExportJobRepository,
    private readonly printer: PdfPrinter,
  ) {}

  async work(id: string): Promise<void> {
    const job = await this.jobs.claim(id);
    if (!job) return;
    // Chromium reports no progress while it prints, which may take longer than a lease.
    const beat = setInterval(() => void this.jobs.table.keep(job).catch(() => undefined), (LEASE_SECONDS * 1_000) / 3);
    try {
      await this.make(job);
    } catch (error) {
      // Without the database the lease ends by itself, and the job is retried.
      if (error instanceof LeaseLost || isTransient(error)) return;
      if (!(error instanceof Refusal)) this.logger.error(error);
      await this.jobs.fail(job, error instanceof Refusal ? error : COULD_NOT);
    } finally {
      clearInterval(beat);
      this.current.delete(job);
    }
  }

  /** Requeues this process's jobs and ends its attempts. */
  async release(): Promise<void> {
    const released = [...this.current].map(async ([job, out]) => {
      await this.jobs.table.release(job);
      out.destroy(new LeaseLost());
    });
    await Promise.allSettled(released);
  }

  async stranded(): Promise<string[]> {
    return await this.jobs.table.stranded();
  }

  async tidy(): Promise<void> {
    await this.jobs.tidy();
  }

  private async make(job: ClaimedExport): Promise<void> {
    const out = new PartWriter((part, content) => this.jobs.addPart(job, part, content));
    this.current.set(job, out);
    const done = finished(out);
    // A writer waiting for a broken file would wait forever.
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
          facts: await this.facts(request.timeZone),
        });
      }
    }
  }

  private async facts(timeZone: string): Promise<{ storeName: string; madeAt: string }> {
    const rows: { storeName: string; madeAt: string }[] = await this.dataSource.query(
      `SELECT name AS "storeName", to_char(now() AT TIME ZONE $1, 'YYYY-MM-DD HH24:MI') AS "madeAt"
         FROM restaurant_orders.store_copy ORDER BY is_default DESC, slug LIMIT 1`,
      [timeZone],
    );
    return rows[0] ?? { storeName: '', madeAt: '' };
  }
}

export class ExportQueue extends queueOf(ExportWorker, {
  name: 'restaurant-orders-exports',
  unavailable: 'Exports cannot be made right now. Please try again in a moment.',
}) {}
