import type { Client, Pool, QueryResult } from 'pg';
import type { DataSource } from 'typeorm';

const names = new Map<string, string>();

/** For statements that run with every order: prepared once per connection. The text must not depend on values. */
export async function queryPrepared<Row extends object>(
  dataSource: DataSource,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `larder_${names.size + 1}`));
  return (await poolOf(dataSource).query<Row>({ name, text, values: [...values] })).rows;
}

/**
 * Runs statements in one transaction and one round trip, each with a separate snapshot.
 * @returns the rows of the last one.
 */
export async function queryTogether<Row extends object>(
  dataSource: DataSource,
  statements: readonly string[],
): Promise<Row[]> {
  const text = ['SET TRANSACTION ISOLATION LEVEL READ COMMITTED', ...statements].join('; ');
  const runner = dataSource.createQueryRunner();
  try {
    // Uses the runner's client, so that the runner notices a broken connection; its query() takes a single statement.
    const client = (await runner.connect()) as Client;
    const results = (await client.query(text)) as unknown as QueryResult<Row>[];
    return results.at(-1)?.rows ?? [];
  } finally {
    await runner.release();
  }
}

function poolOf(dataSource: DataSource): Pool {
  const { master } = dataSource.driver as unknown as { master?: Pool };
  if (!master) throw new Error('Driver not Connected');
  return master;
}
