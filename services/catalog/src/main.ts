import 'reflect-metadata';
import { readServiceConfig, runService } from '@larder/platform';
import { CatalogModule } from './catalog.module.js';

const config = readServiceConfig('catalog', process.env);
await runService(CatalogModule.for(config, process.env['IMAGES_DIR']), config);
