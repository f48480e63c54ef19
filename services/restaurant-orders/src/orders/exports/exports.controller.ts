import { Readable } from 'node:stream';
import {
  BulkExportQuery,
  type ExportFormat,
  OrderExportParams,
  OrderExportJob,
  OrderExportQuery,
  OrderExportRequest,
  StoreQuery,
  UUID,
} from '@larder/contracts';
import { LIMITS, Refusal } from '@larder/kernel';
import {
  Access,
  Answers,
  AnswersFile,
  asFile,
  BodyLimit,
  CSV_TYPE,
  PDF_TYPE,
  refuseForeignDownload,
  scopeOf,
  sessionOf,
  XLSX_TYPE,
} from '@larder/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExportsService, type ExportCaller } from './exports.service.js';
import type { ExportSelection } from './jobs/export-request.js';

/** Room for the ids of 5,000 orders and the other fields. */
export const EXPORT_REQUEST_BYTES = 300 * 1024;

const TYPES: Readonly<Record<ExportFormat, string>> = { csv: CSV_TYPE, xlsx: XLSX_TYPE, pdf: PDF_TYPE };

@Controller('api/admin/restaurant/orders')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Access('staff')
  @AnswersFile('text/csv')
  @Get('export/csv')
  async csv(@Query() query: OrderExportQuery, @Res() reply: FastifyReply): Promise<void> {
    await this.send('csv', selectionOf(query), reply);
  }

  @Access('staff')
  @AnswersFile(XLSX_TYPE)
  @Get('export/xlsx')
  async xlsx(@Query() query: OrderExportQuery, @Res() reply: FastifyReply): Promise<void> {
    await this.send('xlsx', selectionOf(query), reply);
  }

  @Access('staff')
  @AnswersFile(PDF_TYPE)
  @Get('export/pdf')
  async pdf(@Query() query: OrderExportQuery, @Res() reply: FastifyReply): Promise<void> {
    await this.send('pdf', selectionOf(query), reply);
  }

  /** Orders of stores that the caller does not work for are left out. */
  @Access('staff')
  @AnswersFile('application/octet-stream')
  @Get('export/bulk')
  async bulk(@Query() { orderIds, format }: BulkExportQuery, @Res() reply: FastifyReply): Promise<void> {
    await this.send(format, { orderIds: readIds(orderIds) }, reply);
  }

  @Access('staff', { looks: true })
  @Answers(OrderExportJob, 202)
  @BodyLimit(EXPORT_REQUEST_BYTES)
  @Post('exports')
  @HttpCode(202)
  async start(
    @Query() _named: StoreQuery,
    @Body() { format, filter = {}, orderIds }: OrderExportRequest,
    @Req() request: FastifyRequest,
  ): Promise<OrderExportJob> {
    return await this.exports.start(format, orderIds ? { orderIds } : { filter }, callerOf(request));
  }

  @Access('staff')
  @Answers(OrderExportJob)
  @Get('exports/:id')
  async state(
    @Param() { id }: OrderExportParams,
    @Query() _named: StoreQuery,
    @Req() request: FastifyRequest,
  ): Promise<OrderExportJob> {
    return await this.exports.state(id, callerOf(request));
  }

  private async send(
    format: ExportFormat,
    selection: ExportSelection | { job: string },
    reply: FastifyReply,
  ): Promise<void> {
    const { request } = reply;
    refuseForeignDownload(request, 'Exports can only be started from Larder.');
    const { name, bytes, parts } = await this.exports.file(format, selection, callerOf(request), new Date());
    await reply.headers({ ...asFile(name, TYPES[format]), 'content-length': bytes }).send(Readable.from(parts));
  }
}

const callerOf = (request: FastifyRequest): ExportCaller => ({
  userId: sessionOf(request).user.id,
  scope: scopeOf(request),
});

function selectionOf({
  job,
  orderNumber,
  store: _named,
  ...filter
}: OrderExportQuery): ExportSelection | { job: string } {
  if (job !== undefined) return { job };
  return orderNumber === undefined ? { filter } : { orderNumber };
}

function readIds(text: string): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim().toLowerCase()))];
  if (ids.every((id) => UUID.test(id)) && ids.length <= LIMITS.ordersOfSelection) return ids;
  throw new Refusal('invalid', 'orderIds must be order ids separated by commas.');
}
