import type { MigrationClass } from '@larder/platform';
import { StaffAndSessions1763700000000 } from './1763700000000-staff-and-sessions.js';

export const migrations: MigrationClass[] = [StaffAndSessions1763700000000];
