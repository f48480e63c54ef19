import { Controller, Get, Header, Inject } from '@nestjs/common';
import { SystemInfo } from '@larder/contracts';
import { Access, Answers, ReplicaFiguresReader } from '@larder/platform';
import { MONITORING_SETTINGS, type MonitoringSettings } from '../watch/monitoring-settings.js';
import { REMEMBERED } from '../watch/remembered.js';
import { SystemWatch } from '../watch/system-watch.js';
import { systemInfo } from './system-info.js';

@Controller('api/admin/system/info')
export class SystemInfoController {
  private readonly watch: SystemWatch;
  private readonly reader: ReplicaFiguresReader;
  private readonly settings: MonitoringSettings;

  constructor(
    watch: SystemWatch,
    reader: ReplicaFiguresReader,
    @Inject(MONITORING_SETTINGS) settings: MonitoringSettings,
  ) {
    this.watch = watch;
    this.reader = reader;
    this.settings = settings;
  }

  @Access('admin', REMEMBERED)
  @Answers(SystemInfo)
  @Get()
  @Header('cache-control', 'no-store')
  async info(): Promise<SystemInfo> {
    return systemInfo(await this.watch.observation(), {
      startedAt: this.settings.systemStartedAt,
      version: this.reader.version,
    });
  }
}
