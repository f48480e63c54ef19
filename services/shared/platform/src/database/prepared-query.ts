import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

const names = new Map<string, string>();

/** For statements that every order runs: prepared once per connection. The text must not vary with its values. */
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
