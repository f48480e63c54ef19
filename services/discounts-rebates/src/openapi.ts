import 'reflect-metadata';
import { writeOpenApi } from '@larder/platform';
import { DiscountsRebatesModule } from './discounts-rebates.module.js';

await writeOpenApi(
  'discounts-rebates',
  (config) => DiscountsRebatesModule.for(config),
  new URL('./openapi.json', import.meta.url),
);
