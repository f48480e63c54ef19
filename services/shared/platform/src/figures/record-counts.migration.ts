import { schemaOf, type RecordCounts, type ServiceName } from '@larder/contracts';
import type { QueryRunner } from 'typeorm';
import { SERVICES_ROLE } from '../database/provision.js';

/** A view with one row of counts, which other services may read without reading the tables. */
export async function createRecordCounts(
  queryRunner: QueryRunner,
  service: ServiceName,
  tables: Readonly<Partial<Record<keyof RecordCounts, string>>>,
): Promise<void> {
  const view = recordCountsOf(service);
  const columns = Object.entries(tables).map(([name, table]) => `(SELECT count(*) FROM ${table}) AS "${name}"`);
  await queryRunner.query(`CREATE VIEW ${view} AS SELECT ${columns.join(', ')}`);
  await queryRunner.query(`GRANT SELECT ON ${view} TO ${SERVICES_ROLE}`);
}

export const recordCountsOf = (service: ServiceName): string => `${schemaOf(service)}.record_counts`;
