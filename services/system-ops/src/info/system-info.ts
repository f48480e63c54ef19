import type { RecordCounts, SystemInfo } from '@larder/contracts';
import type { Observation } from '../watch/observation.js';

export interface InfoSurroundings {
  startedAt: Date;
  version: string;
}

export function systemInfo(
  { ledgers, database, at }: Observation,
  { startedAt, version }: InfoSurroundings,
): SystemInfo {
  const counts: RecordCounts = Object.assign({}, ...[...ledgers.values()].map((ledger) => ledger.counts));
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
    uptime: Math.max(0, Math.floor((at.getTime() - startedAt.getTime()) / 1_000)),
    version,
  };
}
