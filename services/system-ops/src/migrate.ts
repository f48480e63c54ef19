import 'reflect-metadata';
import { migrateService, readServiceConfig } from '@larder/platform';

await migrateService(readServiceConfig('system-ops', process.env), new URL('./migrations/', import.meta.url));
