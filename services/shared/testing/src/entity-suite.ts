import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { schemaOf, type ServiceName } from '@larder/contracts';
import { dataSourceOptions, type EntityClass } from '@larder/platform';
import { DataSource } from 'typeorm';
import { TestDatabase } from './test-database.js';

/** Compares the entities of a service with its migrated schema, column by column. TypeORM's own table is left out. */
export function entitySuite(service: ServiceName, entities: readonly EntityClass[]): void {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await TestDatabase.create();
    const options = dataSourceOptions(database.access(service), entities);
    source = await new DataSource(options).initialize();
  });

  afterAll(async () => {
    await source?.destroy();
    await database?.drop();
  });

  it('has an entity for every table, with the name, type and nullability of every column', async () => {
    const described = source.entityMetadatas.flatMap(({ schema, tableName, columns }) =>
      columns.map((column) => ({
        name: `${schema}.${tableName}.${column.databaseName}`,
        type: `${String(column.type)}${column.isArray ? '[]' : ''}`,
        nullable: column.isNullable,
      })),
    );
    const entityColumns = await database.query<{ name: string }>(
      'SELECT name, type::regtype::text, nullable FROM jsonb_to_recordset($1) AS c (name text, type text, nullable boolean)',
      [JSON.stringify(described)],
    );
    const tableColumns = await database.query<{ name: string }>(
      `SELECT concat_ws('.', n.nspname, c.relname, a.attname) AS name, a.atttypid::regtype::text AS type,
              NOT a.attnotnull AS nullable
         FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace JOIN pg_attribute AS a ON a.attrelid = c.oid
        WHERE n.nspname = $1 AND c.relkind = 'r' AND c.relname <> 'migration' AND a.attnum > 0 AND NOT a.attisdropped`,
      [schemaOf(service)],
    );
    const byName = (left: { name: string }, right: { name: string }): number => (left.name < right.name ? -1 : 1);
    expect(entityColumns.toSorted(byName)).toEqual(tableColumns.toSorted(byName));
  });
}
