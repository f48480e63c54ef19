import type { DataSource } from 'typeorm';

const PATIENCE_MS = 1_000;

/** Whether PostgreSQL answers this process within a second. */
export async function databaseAnswers(dataSource: DataSource): Promise<boolean> {
  return await Promise.race([
    dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref()),
  ]);
}
