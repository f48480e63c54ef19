import { Client } from 'pg';

/** Makes the text of rows independent of server and role settings. */
const SETTINGS = `SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET extra_float_digits = 3; SET bytea_output = 'hex'; SET statement_timeout = 0`;

/** Without these a vanished server would keep a backup or a rehearsal waiting, and all later ones with it. */
const KEPT = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Runs work on a separate connection: TypeORM has no COPY, and these roles are not the service's. */
export async function withOperator<T>(
  url: string,
  name: 'larder backup' | 'larder restore',
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...KEPT, connectionString: url, application_name: name, connectionTimeoutMillis: 5_000 });
  // Connection errors are reported by the current or next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
