import {
  CustomerRebate,
  CustomerRebateOrders,
  CustomerRebateReport,
  RebateParams,
  RebateCalculation,
  RebateChange,
  RebateCustomerParams,
  RebateOrdersQuery,
  RebatePeriodQuery,
  RebateReportQuery,
  RebateRun,
  RebateRunAnswer,
  RebateSummary,
} from '@larder/contracts';
import {
  Refusal,
  type RebatePeriodName,
  readRebatePeriod,
  rebatePeriodProblem,
  type RebatePeriodType,
} from '@larder/kernel';
import { Access, Answers, ReadsCopy, sendJson, sessionOf } from '@larder/platform';
import { Body, Controller, Get, Headers, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PurchaseConsumer } from './purchases/purchase.consumer.js';
import { RebatesService } from './rebates.service.js';
import { RebateReportsService } from './reports/rebate-reports.service.js';
import { RebateSummaryService } from './reports/rebate-summary.service.js';
import { RebateRunsService } from './runs/rebate-runs.service.js';
import { StoreCalendar } from './store-calendar.js';

@Controller('api/admin/rebates')
export class RebatesController {
  constructor(
    private readonly rebates: RebatesService,
    private readonly runs: RebateRunsService,
    private readonly summaries: RebateSummaryService,
    private readonly reports: RebateReportsService,
    private readonly calendar: StoreCalendar,
  ) {}

  @Access('admin')
  @Answers(RebateSummary)
  @ReadsCopy(PurchaseConsumer)
  @Get('summary')
  async summary(@Query() query: RebatePeriodQuery, @Res() reply: FastifyReply): Promise<void> {
    const now = new Date();
    const period = await this.period(query);
    await sendJson(reply, this.summaries.summary(period, await this.calendar.today(now), now));
  }

  @Access('admin')
  @Answers(RebateRun)
  @Answers(RebateRun, 202)
  @Post('calculate')
  @HttpCode(200)
  async calculate(
    @Body() calculation: RebateCalculation,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RebateRun> {
    const run = await this.runs.calculate(await this.period(calculation));
    if (run.state !== 'done') void reply.status(202);
    return run;
  }

  @Access('admin')
  @Answers(RebateRunAnswer)
  @Get('run')
  async run(@Query() query: RebatePeriodQuery): Promise<RebateRunAnswer> {
    return { run: await this.runs.newest(await this.period(query)) };
  }

  @Access('admin')
  @Answers(CustomerRebate)
  @ReadsCopy(PurchaseConsumer)
  @Patch(':id')
  async change(
    @Param() { id }: RebateParams,
    @Body() change: RebateChange,
    @Headers('if-match') seen: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<CustomerRebate> {
    const by = sessionOf(request).user.username;
    return await this.rebates.change(id, change, { by, seenVersion: readVersion(seen), now: new Date() });
  }

  @Access('admin')
  @Answers(CustomerRebateReport)
  @ReadsCopy(PurchaseConsumer)
  @Get('customer/:customerId/report')
  async report(
    @Param() { customerId }: RebateCustomerParams,
    @Query() { period }: RebateReportQuery,
  ): Promise<CustomerRebateReport> {
    const today = await this.calendar.today(new Date());
    return await this.reports.report(customerId, readPeriod(null, period, today));
  }

  @Access('admin')
  @Answers(CustomerRebateOrders)
  @ReadsCopy(PurchaseConsumer)
  @Get('customer/:customerId/orders')
  async orders(
    @Param() { customerId }: RebateCustomerParams,
    @Query() { year, period }: RebateOrdersQuery,
  ): Promise<CustomerRebateOrders> {
    const today = await this.calendar.today(new Date());
    if (period !== undefined) return await this.reports.ordersOfPeriod(customerId, readPeriod(null, period, today));
    return await this.reports.ordersOfYear(customerId, year ?? Number(today.slice(0, 4)));
  }

  private async period({ periodType, period }: RebatePeriodQuery): Promise<RebatePeriodName> {
    return readPeriod(periodType, period, await this.calendar.today(new Date()));
  }
}

/** The version in `if-match: "3"`; null without the header, and for `*`. */
function readVersion(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined) throw new Refusal('invalid', 'if-match must be the version of a rebate as "3".');
  return Number(version);
}

/** @param type null for either. @throws Refusal `invalid` with the broken rule (specification part 2 §5). */
function readPeriod(type: RebatePeriodType | null, text: string, today: string): RebatePeriodName {
  const period = readRebatePeriod(text);
  const problem =
    period === null && type === null
      ? 'The period must be a quarter as 2026-Q1 or a year as 2026.'
      : rebatePeriodProblem(type ?? period?.type ?? 'quarterly', text, today);
  if (problem !== null || period === null) throw new Refusal('invalid', problem ?? 'This is not a period.');
  return period;
}
