import 'reflect-metadata';
import { migrateService, readServiceConfig } from '@larder/platform';
import { migrations } from './migrations/index.js';
import { seedFirstAdmin } from './users/first-admin.seed.js';

const config = readServiceConfig('identity', process.env);
await migrateService(config, migrations, async (dataSource) => {
  if (process.env['SEED'] !== 'none') await seedFirstAdmin(dataSource, process.env);
});
