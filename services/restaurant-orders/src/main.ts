import 'reflect-metadata';
import { readServiceConfig, runService } from '@larder/platform';
import { RestaurantOrdersModule } from './restaurant-orders.module.js';

const config = readServiceConfig('restaurant-orders', process.env);
await runService(RestaurantOrdersModule.for(config), config);
