import { PublicStatus, ServiceReplicas, SystemHealth, SystemMetrics } from '@larder/contracts';
import { Access, Answers } from '@larder/platform';
import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { judgeHealth } from './health/judge-health.js';
import { systemMetrics } from './metrics/system-metrics.js';
import { replicaView } from './replicas/replica-view.js';
import { publicStatus } from './status/public-status.js';
import { StatusStoreReadModel } from './status/status-store.read-model.js';
import { MONITORING_SETTINGS, REMEMBERED, type MonitoringSettings } from './watch/monitoring-settings.js';
import { SystemWatch } from './watch/system-watch.js';

@Controller()
export class MonitoringController {
  constructor(
    private readonly watch: SystemWatch,
    private readonly store: StatusStoreReadModel,
    @Inject(MONITORING_SETTINGS) private readonly settings: MonitoringSettings,
  ) {}

  @Access('admin', REMEMBERED)
  @Answers(SystemMetrics)
  @Get('api/admin/system/metrics')
  async metrics(): Promise<SystemMetrics> {
    return systemMetrics(await this.watch.observation(), this.settings.systemStartedAt);
  }

  @Access('admin', REMEMBERED)
  @Answers(SystemHealth)
  @Get('api/admin/system/health')
  async health(): Promise<SystemHealth> {
    return judgeHealth(await this.watch.observation());
  }

  @Access('admin')
  @Answers(ServiceReplicas)
  @Get('api/admin/system/services')
  async replicas(): Promise<ServiceReplicas> {
    const { replicas, at } = await this.watch.observation();
    return replicaView(replicas, at);
  }

  @Access('public')
  @Answers(PublicStatus)
  @Get('api/status')
  @Header('cache-control', 'no-store')
  async status(): Promise<PublicStatus> {
    const seen = await this.watch.observation();
    return publicStatus(seen, await this.store.read(seen.database.answeredMs !== null));
  }

  /** Like the status, for probes that read only the HTTP status. */
  @Access('public')
  @Answers(PublicStatus)
  @Answers(PublicStatus, 503)
  @Get('health')
  @Header('cache-control', 'no-store')
  async probe(@Res({ passthrough: true }) reply: FastifyReply): Promise<PublicStatus> {
    const status = await this.status();
    void reply.code(status.status === 'down' ? 503 : 200);
    return status;
  }
}
