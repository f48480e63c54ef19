import 'reflect-metadata';
import { migrateService, readServiceConfig } from '@larder/platform';
import { seedDemo, seedWholesale } from './demo/demo.seed.js';
import { migrations } from './migrations/index.js';

const config = readServiceConfig('catalog', process.env);
await migrateService(config, migrations, async (dataSource) => {
  if (process.env['SEED'] === 'none') return;
  await seedDemo(dataSource, process.env['IMAGES_DIR']);
  await seedWholesale(dataSource, process.env['IMAGES_DIR']);
});
