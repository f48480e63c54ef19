import 'reflect-metadata';
import { readServiceConfig, runService } from '@larder/platform';
import { CatalogModule } from './catalog.module.js';
import { readGateways } from './public-lists/gateway-lists.js';

const config = readServiceConfig('catalog', process.env);
const gateways = readGateways(process.env);
await runService(CatalogModule.for(config, process.env['IMAGES_DIR'], gateways), config);
