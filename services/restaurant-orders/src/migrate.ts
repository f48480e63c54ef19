import 'reflect-metadata';
import { migrateService, readServiceConfig } from '@larder/platform';

await migrateService(readServiceConfig('restaurant-orders', process.env), new URL('./migrations/', import.meta.url));
