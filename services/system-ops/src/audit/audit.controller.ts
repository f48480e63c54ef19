import { AuditPage, AuditQuery, AuditVerification } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { AuditTrailService } from './audit-trail.service.js';

@Controller('api/admin/system/audit')
export class AuditController {
  constructor(private readonly trail: AuditTrailService) {}

  @Access('admin')
  @Answers(AuditPage)
  @Get()
  async page(@Query() query: AuditQuery): Promise<AuditPage> {
    return await this.trail.page(query);
  }

  @Access('admin')
  @Answers(AuditVerification)
  @Get('verify')
  async verify(): Promise<AuditVerification> {
    return await this.trail.verify(new Date());
  }
}
