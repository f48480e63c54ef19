import 'reflect-metadata';
import { migrateService, readServiceConfig } from '@larder/platform';
import { seedFirstAdmin } from './users/first-admin.seed.js';

const config = readServiceConfig('identity', process.env);
await migrateService(config, new URL('./migrations/', import.meta.url), async (dataSource) => {
  if (process.env['SEED'] !== 'none') await seedFirstAdmin(dataSource, process.env);
});
