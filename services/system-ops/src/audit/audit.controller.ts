import {
  AuditGroup,
  AuditPage,
  AuditQuery,
  AuditSummaryQuery,
  AuditVerification,
  AuditVerifyQuery,
  BrowserExport,
  BrowserExportAnswer,
} from '@larder/contracts';
import { Access, Answers, scopeOf, sessionOf, Transactions } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuditTrailRepository } from './audit-trail.repository.js';
import { AuditTrailService } from './audit-trail.service.js';

@Controller('api/admin/system/audit')
export class AuditController {
  constructor(
    private readonly trail: AuditTrailService,
    private readonly entries: AuditTrailRepository,
    private readonly transactions: Transactions,
  ) {}

  @Access('store-admin')
  @Answers(AuditPage)
  @Get()
  async page(@Query() query: AuditQuery, @Req() request: FastifyRequest): Promise<AuditPage> {
    return await this.trail.page(query, scopeOf(request));
  }

  @Access('store-admin')
  @Answers([AuditGroup])
  @Get('summary')
  async summary(@Query() { since }: AuditSummaryQuery, @Req() request: FastifyRequest): Promise<AuditGroup[]> {
    return await this.entries.changesOfOthers(since, sessionOf(request).user.username, scopeOf(request));
  }

  @Access('admin')
  @Answers(AuditVerification)
  @Get('verify')
  async verify(@Query() query: AuditVerifyQuery): Promise<AuditVerification> {
    return await this.trail.verify(query, new Date());
  }

  @Access('staff')
  @Answers(BrowserExportAnswer)
  @Post('exports')
  @HttpCode(200)
  async recordExport(
    @Body() { what, ...after }: BrowserExport,
    @Req() request: FastifyRequest,
  ): Promise<BrowserExportAnswer> {
    const storeId = scopeOf(request).storeOfRecord;
    await this.transactions.record({ type: `${what}.exported`, subject: `${what}:export`, storeId, after });
    return { recorded: true };
  }
}
