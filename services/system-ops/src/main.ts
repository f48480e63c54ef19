import 'reflect-metadata';
import { readServiceConfig, runService } from '@larder/platform';
import { readBackupConfig } from './backups/backup-config.js';
import { SystemOpsModule, useWebSockets } from './system-ops.module.js';

const config = readServiceConfig('system-ops', process.env);
await runService(SystemOpsModule.for(config, readBackupConfig(process.env)), config, useWebSockets);
