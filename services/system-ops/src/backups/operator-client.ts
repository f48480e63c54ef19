import { Client } from 'pg';

/** However the server and the role are set: the text of a row is the same whenever and wherever it is written. */
const SETTINGS = `SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET extra_float_digits = 3; SET bytea_output = 'hex'; SET statement_timeout = 0`;

/**
 * Does work on a connection of its own. Rows by the million go through COPY, which TypeORM has no words for, and the roles
 * that may do this are not the service's.
 */
export async function withOperator<T>(
  url: string,
  name: 'larder backup' | 'larder restore',
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5_000 });
  // What breaks the connection is met by the statement that was running, or by the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
