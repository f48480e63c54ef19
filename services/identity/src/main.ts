import 'reflect-metadata';
import { readServiceConfig, runService } from '@larder/platform';
import { IdentityModule } from './identity.module.js';

const config = readServiceConfig('identity', process.env);
await runService(IdentityModule.for(config), config);
