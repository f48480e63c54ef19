import 'reflect-metadata';
import { migrateService, readServiceConfig } from '@larder/platform';
import { seedDemo, seedWholesale } from './demo/demo.seed.js';

const config = readServiceConfig('catalog', process.env);
await migrateService(config, new URL('./migrations/', import.meta.url), async (dataSource) => {
  if (process.env['SEED'] === 'none') return;
  await seedDemo(dataSource, process.env['IMAGES_DIR']);
  await seedWholesale(dataSource, process.env['IMAGES_DIR']);
});
