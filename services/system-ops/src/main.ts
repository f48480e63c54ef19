import 'reflect-metadata';
import { readServiceConfig, runService } from '@larder/platform';
import { readBackupConfig } from './backups/backup-config.js';
import { useWebSockets } from './live/live.module.js';

const config = readServiceConfig('system-ops', process.env);
await runService(await moduleOfRole(), config, useWebSockets);

/** Loads only the modules of the role: thousands of sockets wait for a restarted replica. */
async function moduleOfRole() {
  if (config.role === 'live') return (await import('./live-role.module.js')).LiveRoleModule.for(config);
  return (await import('./system-ops.module.js')).SystemOpsModule.for(config, readBackupConfig(process.env));
}
