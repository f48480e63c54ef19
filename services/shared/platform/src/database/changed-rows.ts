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

const PAGE = 500;

/**
 * A long list, page by page, as of its beginning; rows that are deleted in the meantime are left out.
 * @param ids SQL: the list of their ids.
 * @param select the rows, whose ids are in the column `id`
 */
export async function* pagesOf<Row>(
  database: Database,
  [ids, parameters]: readonly [ids: string, parameters: unknown[]],
  [select, id]: readonly [select: string, id: string],
): AsyncGenerator<Row[]> {
  const [{ all }]: [{ all: string[] }] = await database.query(`SELECT ARRAY(${ids}) AS all`, parameters);
  const page = `unnest($1::uuid[]) WITH ORDINALITY AS page (id, place) ON page.id = ${id} ORDER BY page.place`;
  for (let from = 0; from < all.length; from += PAGE)
    yield await database.query<Row[]>(`${select} JOIN ${page}`, [all.slice(from, from + PAGE)]);
}
