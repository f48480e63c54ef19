import type { MigrationClass } from '@larder/platform';
import { StaffAndSessions1763700000000 } from './1763700000000-staff-and-sessions.js';
import { NamedSessions1764100000000 } from './1764100000000-named-sessions.js';

export const migrations: MigrationClass[] = [StaffAndSessions1763700000000, NamedSessions1764100000000];
