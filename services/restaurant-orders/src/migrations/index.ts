import type { MigrationClass } from '@larder/platform';
import { EventTables1763700000000 } from './1763700000000-event-tables.js';
import { Orders1763900000000 } from './1763900000000-orders.js';
import { Exports1763900100000 } from './1763900100000-exports.js';
import { SoldOutToday1763900200000 } from './1763900200000-sold-out-today.js';
import { KnownCodes1763900300000 } from './1763900300000-known-codes.js';
import { ExportRefusals1763900400000 } from './1763900400000-export-refusals.js';

export const migrations: MigrationClass[] = [
  EventTables1763700000000,
  Orders1763900000000,
  Exports1763900100000,
  SoldOutToday1763900200000,
  KnownCodes1763900300000,
  ExportRefusals1763900400000,
];
