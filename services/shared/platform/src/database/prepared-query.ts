import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

const names = new Map<string, string>();

/**
 * Runs one statement by itself, outside any transaction, prepared once on each connection: PostgreSQL parses and plans it the
 * first times only. For the few statements that every order runs; the text must not vary with its values.
 */
export async function queryPrepared<Row extends object>(
  dataSource: DataSource,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = `larder_${names.size + 1}`));
  const { master } = dataSource.driver as unknown as { master?: Pool };
  if (!master) throw new Error('Driver not Connected');
  return (await master.query<Row>({ name, text, values: [...values] })).rows;
}
