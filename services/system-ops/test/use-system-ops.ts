import { useService, type RunningService } from '@larder/testing';
import { SystemOpsModule, useWebSockets } from '../src/system-ops.module.js';

export const useSystemOps = (options: { replica?: boolean; env?: NodeJS.ProcessEnv } = {}): RunningService =>
  useService('system-ops', { module: (config) => SystemOpsModule.for(config), configure: useWebSockets, ...options });
