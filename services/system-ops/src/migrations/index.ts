import type { MigrationClass } from '@larder/platform';
import { Audit1763700000000 } from './1763700000000-audit.js';
import { AuditChain1764100100000 } from './1764100100000-audit-chain.js';
import { Monitoring1764200000000 } from './1764200000000-monitoring.js';
import { Backups1764300000000 } from './1764300000000-backups.js';
import { Screens1764400000000 } from './1764400000000-screens.js';
import { ScreensWithoutPrices1764400100000 } from './1764400100000-screens-without-prices.js';

export const migrations: MigrationClass[] = [
  Audit1763700000000,
  AuditChain1764100100000,
  Monitoring1764200000000,
  Backups1764300000000,
  Screens1764400000000,
  ScreensWithoutPrices1764400100000,
];
