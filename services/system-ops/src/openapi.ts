import 'reflect-metadata';
import { writeOpenApi } from '@larder/platform';
import { SystemOpsModule } from './system-ops.module.js';

await writeOpenApi('system-ops', (config) => SystemOpsModule.for(config), new URL('./openapi.json', import.meta.url));
