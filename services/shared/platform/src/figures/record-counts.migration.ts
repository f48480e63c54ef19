import { schemaOf, type RecordCounts, type ServiceName } from '@larder/contracts';
import { SERVICES_ROLE } from '../database/provision.js';
import { sqlMigration } from '../database/sql-migration.js';

/** A view with one row of counts, which other services may read without reading the tables. @param name see {@link sqlMigration} */
export function recordCounts(
  name: string,
  service: ServiceName,
  tables: Readonly<Partial<Record<keyof RecordCounts, string>>>,
): ReturnType<typeof sqlMigration> {
  const view = recordCountsOf(service);
  const columns = Object.entries(tables).map(([key, table]) => `(SELECT count(*) FROM ${table}) AS "${key}"`);
  return sqlMigration(
    name,
    `CREATE VIEW ${view} AS SELECT ${columns.join(', ')}; GRANT SELECT ON ${view} TO ${SERVICES_ROLE}`,
    `DROP VIEW ${view}`,
  );
}

export const recordCountsOf = (service: ServiceName): string => `${schemaOf(service)}.record_counts`;
