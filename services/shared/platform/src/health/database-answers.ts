import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';

export async function databaseAnswers(dataSource: DataSource): Promise<boolean> {
  const answer = dataSource.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return await pTimeout(answer, { milliseconds: 1_000, fallback: () => false });
}
