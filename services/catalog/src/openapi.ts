import 'reflect-metadata';
import { writeOpenApi } from '@larder/platform';
import { CatalogModule } from './catalog.module.js';

await writeOpenApi('catalog', (config) => CatalogModule.for(config), new URL('./openapi.json', import.meta.url));
