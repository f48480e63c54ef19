import { SERVICES, SystemInfo, type RecordCounts } from '@larder/contracts';
import { Refusal } from '@larder/kernel';
import { Access, Answers, ReplicaFiguresReader } from '@larder/platform';
import { Controller, Get, Inject } from '@nestjs/common';
import { MONITORING_SETTINGS, REMEMBERED, type MonitoringSettings } from '../watch/monitoring-settings.js';
import type { Observation } from '../watch/observation.js';
import { SystemWatch } from '../watch/system-watch.js';
import { LastBackup } from './last-backup.js';
import { RecordCountsNow } from './record-counts-now.js';

/** A service without figures by then counts as down, and its counts are unknown. */
const FIRST_LEDGERS_MS = 12_000;

@Controller('api/admin/system/info')
export class SystemInfoController {
  constructor(
    private readonly watch: SystemWatch,
    private readonly reader: ReplicaFiguresReader,
    private readonly lastBackup: LastBackup,
    private readonly counts: RecordCountsNow,
    @Inject(MONITORING_SETTINGS) private readonly settings: MonitoringSettings,
  ) {}

  @Access('admin', REMEMBERED)
  @Answers(SystemInfo)
  @Get()
  async info(): Promise<SystemInfo> {
    const seen = await this.watch.observation();
    const reported: RecordCounts = Object.assign({}, ...[...seen.ledgers.values()].map(({ counts }) => counts));
    const counts = await this.counts.countsOr(reported);
    // Services report counts every six seconds: before the first report, zero would be wrong.
    if (counts === reported && seen.ledgers.size < SERVICES.length && seen.listeningMs < FIRST_LEDGERS_MS) {
      throw new Refusal('unavailable', 'The system has just started. Its counts will be ready in a few seconds.', {
        retryAfterSeconds: 2,
      });
    }
    const info = systemInfo(seen, counts, this.settings, this.reader.version);
    return Object.assign(info, { lastBackup: await this.lastBackup.at(info.lastBackup) });
  }
}

function systemInfo(
  { database, at }: Observation,
  counts: RecordCounts,
  { systemStartedAt, hostNames }: MonitoringSettings,
  version: string,
): SystemInfo {
  return {
    totalRetailProducts: counts.totalRetailProducts ?? 0,
    totalProducts: counts.totalProducts ?? 0,
    totalOrders: counts.totalOrders ?? 0,
    totalCustomers: counts.totalCustomers ?? 0,
    totalUsers: counts.totalUsers ?? 0,
    totalRebates: counts.totalRebates ?? 0,
    totalDiscountCodes: counts.totalDiscountCodes ?? 0,
    totalTiers: counts.totalTiers ?? 0,
    dbSize: database.size,
    lastBackup: database.lastBackup,
    uptime: Math.max(0, Math.floor((at.getTime() - systemStartedAt.getTime()) / 1_000)),
    version,
    hostNames,
  };
}
