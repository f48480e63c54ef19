import type { MigrationClass } from '@larder/platform';
import { Audit1763700000000 } from './1763700000000-audit.js';

export const migrations: MigrationClass[] = [Audit1763700000000];
