import type { MigrationClass } from '@larder/platform';
import { EventTables1763700000000 } from './1763700000000-event-tables.js';
import { Orders1763900000000 } from './1763900000000-orders.js';
import { Exports1763900100000 } from './1763900100000-exports.js';

export const migrations: MigrationClass[] = [EventTables1763700000000, Orders1763900000000, Exports1763900100000];
