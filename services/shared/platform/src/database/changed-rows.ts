import type { EntityManager } from 'typeorm';

/** Anything that sends statements: a data source, or the manager of a transaction. */
export type Database = Pick<EntityManager, 'query'>;

/** Runs an UPDATE or DELETE with RETURNING: TypeORM answers those with the rows and their count. */
export async function changedRows<Row>(
  database: Database,
  sql: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const [rows]: [Row[], number] = await database.query(sql, [...parameters]);
  return rows;
}

/** Runs an UPDATE or DELETE. @returns how many rows it changed. */
export async function changedCount(database: Database, sql: string, parameters: readonly unknown[]): Promise<number> {
  const [, count]: [unknown, number] = await database.query(sql, [...parameters]);
  return count;
}
