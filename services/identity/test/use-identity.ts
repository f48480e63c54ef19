import { useService, type RunningService } from '@larder/testing';
import { IdentityModule } from '../src/identity.module.js';

export const useIdentity = (
  options: { replica?: boolean; env?: NodeJS.ProcessEnv } = {},
): Omit<RunningService, 'admin'> =>
  useService('identity', { module: (config) => IdentityModule.for(config), admin: false, ...options });
