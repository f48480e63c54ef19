import { readdir } from 'node:fs/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { dataSourceOptions, type EntityClass, type MigrationClass } from './data-source.js';
import { SETUP_LOCK } from './provision.js';

/** Migrates a service's schema, then runs `seed`. Several replicas may start it: one works, the others wait. */
export async function migrateService(
  config: Parameters<typeof dataSourceOptions>[0],
  migrationsFolder: URL,
  seed: (dataSource: DataSource) => Promise<void> = () => Promise.resolve(),
  entities: readonly EntityClass[] = [],
): Promise<void> {
  const options = dataSourceOptions(config, entities, await migrationsIn(migrationsFolder));
  // Migrations may take longer than requests, and a start waits for a busy machine.
  const unbounded = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const extra = { ...options.extra, ...unbounded, connectionTimeoutMillis: 30_000 };
  const dataSource = await new DataSource({ ...options, extra } as DataSourceOptions).initialize();
  const gate = dataSource.createQueryRunner();
  try {
    await gate.query('SELECT pg_advisory_lock($1, $2)', [...SETUP_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
    await seed(dataSource);
  } finally {
    await gate.query('SELECT pg_advisory_unlock($1, $2)', [...SETUP_LOCK]).catch(() => undefined);
    await gate.release();
    await dataSource.destroy();
  }
}

async function migrationsIn(folder: URL): Promise<MigrationClass[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+-.*\.js$/.test(name)).toSorted();
  const modules = names.map(async (name): Promise<object> => await import(new URL(name, folder).href));
  return (await Promise.all(modules)).flatMap((each) => Object.values(each) as MigrationClass[]);
}
