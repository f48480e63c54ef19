import { Client } from 'pg';

const WRONG_PASSWORD = '28P01';

/**
 * Changes the password of `adminUrl`'s role from a former one (newest first) to the current one. Idempotent, so an
 * interrupted rotation is completed by the next start.
 */
export async function adoptOwnerPassword(adminUrl: string, former: readonly string[]): Promise<void> {
  const refusal = await refusalOf(adminUrl, () => Promise.resolve());
  if (refusal === null) return;
  const wanted = decodeURIComponent(new URL(adminUrl).password);
  for (const password of former) {
    const url = new URL(adminUrl);
    url.password = encodeURIComponent(password);
    const refused = await refusalOf(url.href, async (owner) => {
      await owner.query(`ALTER ROLE CURRENT_USER PASSWORD ${owner.escapeLiteral(wanted)}`);
    });
    if (refused === null) return;
  }
  throw refusal;
}

/** Null on success, otherwise the refusal of the password; other errors are thrown. */
async function refusalOf(url: string, work: (owner: Client) => Promise<void>): Promise<Error | null> {
  const owner = new Client({ connectionString: url });
  try {
    await owner.connect();
    await work(owner);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === WRONG_PASSWORD) return error;
    throw error;
  } finally {
    await owner.end().catch(() => undefined);
  }
}
