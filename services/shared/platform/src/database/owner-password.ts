import { Client } from 'pg';

/** PostgreSQL's invalid_password. */
const WRONG_PASSWORD = '28P01';

/**
 * Gives the role that `adminUrl` signs in as the password that stands there, when the database still has one of the former
 * ones. May be run again at any time, so that a rotation that was cut off is made good by the next start.
 * @param former Passwords of before, the newest first.
 * @throws the database's refusal when it knows none of them.
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

/** Null when the password was right and the work was done; anything but a wrong password is thrown. */
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
