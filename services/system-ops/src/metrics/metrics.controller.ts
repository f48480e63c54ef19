import { SystemMetrics } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { MONITORING_SETTINGS, type MonitoringSettings } from '../watch/monitoring-settings.js';
import { REMEMBERED } from '../watch/remembered.js';
import { SystemWatch } from '../watch/system-watch.js';
import { systemMetrics } from './system-metrics.js';

@Controller('api/admin/system/metrics')
export class SystemMetricsController {
  constructor(
    private readonly watch: SystemWatch,
    @Inject(MONITORING_SETTINGS) private readonly settings: MonitoringSettings,
  ) {}

  @Access('admin', REMEMBERED)
  @Answers(SystemMetrics)
  @Get()
  @Header('cache-control', 'no-store')
  async metrics(): Promise<SystemMetrics> {
    return systemMetrics(await this.watch.observation(), this.settings.systemStartedAt);
  }
}
