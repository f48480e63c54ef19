import type { ExportFormat, OrderExportJob } from '@larder/contracts';
import { dayIn, LIMITS, Refusal, unpackSentence } from '@larder/kernel';
import { currentRequest, StoreScope, translated, Transactions } from '@larder/platform';
import { awaitSuccess } from '@larder/platform/jobs';
import { Injectable } from '@nestjs/common';
import type { OrderWhere } from '../order-filter.sql.js';
import { OrderListRepository } from '../order-list.repository.js';
import { isChoice } from '../order-lists.service.js';
import { noSuchOrder } from '../order.errors.js';
import { tooManyForExcel, tooManyForPdf } from './files/too-many-for-file.js';
import { ExportJobRepository, type ExportJobRow } from './jobs/export-job.repository.js';
import { exportKey, whereOfExport, type ExportRequest, type ExportSelection } from './jobs/export-request.js';
import { ExportQueue } from './jobs/export-worker.js';
import { PdfPrinter } from './pdf/pdf-printer.js';

/** How long a download waits for its file. */
const WAIT_MS = 100_000;
/** How many exports of one user may run at once. */
const AT_ONCE = 5;

const PATH = '/api/admin/restaurant/orders';

/** The user who asks for an export, and the user's stores. */
export interface ExportCaller {
  userId: string;
  scope: StoreScope;
}

/** Finds or creates an export, waits for it and streams it. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly jobs: ExportJobRepository,
    private readonly queue: ExportQueue,
    private readonly lists: OrderListRepository,
    private readonly printer: PdfPrinter,
    private readonly transactions: Transactions,
  ) {}

  /** Starts an export, or finds an equal one. */
  async start(format: ExportFormat, selection: ExportSelection, by: ExportCaller): Promise<OrderExportJob> {
    const { userId: askedBy, scope } = by;
    const [zones, stores] = [await this.lists.zones(scope), await this.lists.stores(scope)];
    const language = currentRequest()?.language ?? 'en';
    const request: ExportRequest = {
      format,
      selection,
      storeIds: scope.storeIds,
      now: new Date().toISOString(),
      timeZone: zones[0].timeZone,
      ...(zones.length > 1 ? { zones } : {}),
      ...(isChoice(stores) ? { showsStore: true } : {}),
      ...(format === 'pdf' && language !== 'en' ? { language } : {}),
    };
    const where = whereOfExport(request);
    await this.refuseImpossible(request, where);
    const key = exportKey(request, where, await this.jobs.head(), askedBy, [...zones, ...stores]);
    const { id, isNew } = await this.jobs.findOrMake(key, request, askedBy);
    if (isNew) await this.enqueue(id, askedBy);
    return await this.state(id, by);
  }

  async state(id: string, by: ExportCaller): Promise<OrderExportJob> {
    return view(await this.find(id, by));
  }

  /** The file of an export that was started before, or is made now. */
  async file(
    format: ExportFormat,
    selection: ExportSelection | { job: string },
    by: ExportCaller,
    now: Date,
  ): Promise<{ name: string; bytes: number; parts: AsyncGenerator<Buffer> }> {
    const { id } = 'job' in selection ? { id: selection.job } : await this.start(format, selection, by);
    const job = await this.finished(id, by);
    if (job.format !== format) throw noSuchExport();
    await this.logDownload(job);
    const name =
      'orderNumber' in selection ? `order_${selection.orderNumber}` : `restaurant_orders_${dayIn(now, job.timeZone)}`;
    return { name: `${name}.${format}`, bytes: job.bytes ?? 0, parts: this.parts(job) };
  }

  private async enqueue(id: string, askedBy: string): Promise<void> {
    await this.queue.enqueue(id, async () => {
      if ((await this.jobs.running(askedBy)) <= AT_ONCE) return;
      throw new Refusal('too_many', 'Some of your exports are still running. Please wait for them.', {
        retryAfterSeconds: 10,
      });
    });
  }

  private async refuseImpossible({ format, selection }: ExportRequest, where: OrderWhere): Promise<void> {
    if (format === 'pdf') this.printer.requireProgram();
    const { total } = await this.lists.totals(where);
    if (total === 0 && selection !== undefined && 'orderNumber' in selection) throw noSuchOrder();
    if (format === 'pdf' && total > LIMITS.ordersOfPdf) throw tooManyForPdf(total);
    if (format === 'xlsx' && total > LIMITS.ordersOfExcel) throw tooManyForExcel(total);
  }

  private async finished(id: string, by: ExportCaller): Promise<ExportJobRow> {
    const job = await awaitSuccess(async () => await this.find(id, by), WAIT_MS, 'The export failed.');
    if (job.state === 'done') return job;
    throw new Refusal('unavailable', 'The export is still running. Please try again in a moment.', {
      retryAfterSeconds: 10,
    });
  }

  private async find(id: string, by: ExportCaller): Promise<ExportJobRow> {
    const job = await this.jobs.find(id, by.userId, by.scope);
    if (!job) throw noSuchExport();
    return job;
  }

  private async *parts(job: ExportJobRow): AsyncGenerator<Buffer> {
    for (let part = 0; part < (job.parts ?? 0); part++) yield await this.jobs.part(job, part);
  }

  private async logDownload({ id, format, ordersTotal, storeIds }: ExportJobRow): Promise<void> {
    await this.transactions.record({
      type: 'restaurant-orders.exported',
      subject: `export:${id}`,
      storeId: new StoreScope(storeIds).storeOfRecord,
      after: { count: ordersTotal ?? 0, format },
    });
  }
}

function noSuchExport(): Refusal {
  return new Refusal('not_found', 'Export not found. Please export again.');
}

function view({ id, format, state, ordersDone, ordersTotal, error }: ExportJobRow): OrderExportJob {
  const share = ordersTotal ? ordersDone / ordersTotal : 0;
  return {
    id,
    format,
    state,
    progress: state === 'done' ? 1 : Math.floor(Math.min(share, 0.99) * 100) / 100,
    orders: state === 'done' ? ordersDone : null,
    error: error === null ? null : translated(unpackSentence(error)),
    url: state === 'done' ? `${PATH}/export/${format}?job=${id}` : null,
  };
}
