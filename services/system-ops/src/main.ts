import 'reflect-metadata';
import { readServiceConfig, runService } from '@larder/platform';
import { SystemOpsModule, useWebSockets } from './system-ops.module.js';

const config = readServiceConfig('system-ops', process.env);
await runService(SystemOpsModule.for(config), config, useWebSockets);
