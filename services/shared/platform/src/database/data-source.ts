import { schemaOf } from '@larder/contracts';
import { types } from 'pg';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
import type { ServiceConfig } from '../config/service-config.js';
import { EVENT_ENTITIES } from './event.entities.js';
import { SeveringClient } from './severing-client.js';
import { SnakeCaseColumns } from './table.js';

// bigint holds cents and event numbers, far below 2^53; pg returns them as text.
types.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
});

export type EntityClass = abstract new () => object;

export type MigrationClass = new () => MigrationInterface;

/** No synchronization of schemas, and bounded waits. */
export function dataSourceOptions(
  config: Pick<ServiceConfig, 'service' | 'databaseUrl' | 'databasePatienceMs'> &
    Partial<Pick<ServiceConfig, 'databaseConnections'>>,
  entities: readonly EntityClass[] = [],
  migrations: MigrationClass[] = [],
): DataSourceOptions {
  const schema = schemaOf(config.service);
  return {
    type: 'postgres',
    url: config.databaseUrl,
    schema,
    entities: [...EVENT_ENTITIES, ...entities],
    namingStrategy: new SnakeCaseColumns(),
    migrations,
    migrationsTableName: 'migration',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
    poolSize: config.databaseConnections ?? 10,
    extra: {
      application_name: `larder ${config.service}`,
      connectionTimeoutMillis: config.databasePatienceMs,
      idleTimeoutMillis: 60_000,
      // JIT compilation takes seconds where a list has many rows, and saves nothing.
      options: '-c jit=off',
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      // A pooled connection whose peer has vanished must not hold a request forever.
      query_timeout: 8_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: SeveringClient,
    },
  };
}
