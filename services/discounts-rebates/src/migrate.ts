import 'reflect-metadata';
import { migrateService, readServiceConfig } from '@larder/platform';

await migrateService(readServiceConfig('discounts-rebates', process.env), new URL('./migrations/', import.meta.url));
