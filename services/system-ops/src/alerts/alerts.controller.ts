import { AlertAcknowledgementRequest, AlertParams, SystemAlert } from '@larder/contracts';
import { Access, Answers, sessionOf } from '@larder/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { REMEMBERED } from '../watch/monitoring-settings.js';
import { AlertsService } from './alerts.service.js';

@Controller('api/admin/system/alerts')
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  @Access('admin', REMEMBERED)
  @Answers([SystemAlert])
  @Get()
  async list(): Promise<SystemAlert[]> {
    return await this.alerts.list();
  }

  @Access('admin')
  @Answers(SystemAlert)
  @Post(':id/acknowledge')
  @HttpCode(200)
  async acknowledge(
    @Param() { id }: AlertParams,
    @Body() asked: AlertAcknowledgementRequest,
    @Req() request: FastifyRequest,
  ): Promise<SystemAlert> {
    return await this.alerts.acknowledge(id, asked, sessionOf(request).user.username);
  }
}
