import 'reflect-metadata';
import { writeOpenApi } from '@larder/platform';
import { RestaurantOrdersModule } from './restaurant-orders.module.js';

await writeOpenApi(
  'restaurant-orders',
  (config) => RestaurantOrdersModule.for(config),
  new URL('./openapi.json', import.meta.url),
);
