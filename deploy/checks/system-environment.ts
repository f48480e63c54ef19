import type { RunningSystem } from '../launcher/start-system.ts';

/** The environment in which tests of another process find the running system. */
export function systemEnvironment(system: RunningSystem): Record<string, string> {
  return {
    LARDER_URL: system.url,
    LARDER_ADMIN_USER: system.adminUser,
    LARDER_ADMIN_PASSWORD: system.adminPassword ?? '',
    LARDER_DATABASE_URL: system.databaseUrl,
  };
}
