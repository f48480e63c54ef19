import 'reflect-metadata';
import { migrateService, readServiceConfig } from '@larder/platform';
import { migrations } from './migrations/index.js';

await migrateService(readServiceConfig('restaurant-orders', process.env), migrations);
