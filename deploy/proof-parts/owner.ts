import { Client } from 'pg';
import type { RunningSystem } from '../launcher/start-system.ts';

export async function connectOwner({ databaseUrl }: Pick<RunningSystem, 'databaseUrl'>): Promise<Client> {
  const owner = new Client({ connectionString: databaseUrl });
  // Proofs stop PostgreSQL, which breaks idle connections.
  owner.on('error', () => undefined);
  await owner.connect();
  return owner;
}

export async function asOwner<T>(
  system: Pick<RunningSystem, 'databaseUrl'>,
  work: (owner: Client) => Promise<T>,
): Promise<T> {
  const owner = await connectOwner(system);
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
