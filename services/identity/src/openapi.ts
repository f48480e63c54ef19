import 'reflect-metadata';
import { writeOpenApi } from '@larder/platform';
import { IdentityModule } from './identity.module.js';

await writeOpenApi('identity', (config) => IdentityModule.for(config), new URL('./openapi.json', import.meta.url));
