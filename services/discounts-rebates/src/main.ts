import 'reflect-metadata';
import { readServiceConfig, runService } from '@larder/platform';
import { DiscountsRebatesModule } from './discounts-rebates.module.js';

const config = readServiceConfig('discounts-rebates', process.env);
await runService(DiscountsRebatesModule.for(config), config);
