import type { MigrationClass } from '@larder/platform';
import { EventTables1763700000000 } from './1763700000000-event-tables.js';

export const migrations: MigrationClass[] = [EventTables1763700000000];
