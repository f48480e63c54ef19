import type { EntityManager } from 'typeorm';

export type Database = Pick<EntityManager, 'query'>;

/** The rows of an UPDATE or DELETE with RETURNING, which TypeORM returns together with their count. */
export async function changedRows<Row>(
  database: Database,
  sql: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const [rows]: [Row[], number] = await database.query(sql, [...parameters]);
  return rows;
}

export async function changedCount(database: Database, sql: string, parameters: readonly unknown[]): Promise<number> {
  const [, count]: [unknown, number] = await database.query(sql, [...parameters]);
  return count;
}
