import type { MigrationClass } from '@larder/platform';
import { EventTables1763700000000 } from './1763700000000-event-tables.js';
import { CodesAndTiers1763800000000 } from './1763800000000-codes-and-tiers.js';
import { Rebates1764000000000 } from './1764000000000-rebates.js';
import { PurchasesOfCustomers1764000100000 } from './1764000100000-purchases-of-customers.js';

export const migrations: MigrationClass[] = [
  EventTables1763700000000,
  CodesAndTiers1763800000000,
  Rebates1764000000000,
  PurchasesOfCustomers1764000100000,
];
