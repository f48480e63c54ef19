import type { ChangedStaff, RestoredStaff, RestoreDetails } from '@larder/contracts';
import type { Role } from '@larder/kernel';
import type { Client } from 'pg';

interface StaffRow {
  id: string;
  username: string;
  role: Role;
  storeIds: string[] | null;
  passwordHash: string;
}

/** Read before and after the swap, while no one else writes. */
export async function staffRows(client: Client): Promise<StaffRow[]> {
  const { rows } = await client.query<StaffRow>(
    `SELECT id, username, role, store_ids AS "storeIds", password_hash AS "passwordHash"
       FROM identity.staff_user ORDER BY username`,
  );
  return rows;
}

type StaffChanges = Pick<RestoreDetails, 'staffReturned' | 'staffChanged'>;

/**
 * Ends the sessions of users whose role, password or stores changed: rights that a user lost since the backup must not
 * return unnoticed.
 */
export async function endSessionsOfChanged(client: Client, before: readonly StaffRow[]): Promise<StaffChanges> {
  const known = new Map(before.map((row) => [row.id, row]));
  const [returned, changed]: [RestoredStaff[], ChangedStaff[]] = [[], []];
  const untrusted: string[] = [];
  for (const row of await staffRows(client)) {
    const { id, username, role } = row;
    const was = known.get(id);
    const differences = was === undefined ? [] : differencesOf(was, row);
    if (was === undefined) returned.push({ username, role });
    else if (differences.length > 0) changed.push({ username, role, changed: differences });
    if (was === undefined || differences.length > 0) untrusted.push(id);
  }
  await client.query('DELETE FROM identity.staff_session WHERE user_id = ANY($1)', [untrusted]);
  // Forgets the browsers and networks that were known with another password.
  await client.query('DELETE FROM identity.known_sign_in WHERE user_id = ANY($1)', [untrusted]);
  return { staffReturned: returned, staffChanged: changed };
}

function differencesOf(before: StaffRow, after: StaffRow): ChangedStaff['changed'] {
  const storesOf = ({ storeIds }: StaffRow): string => JSON.stringify(storeIds?.toSorted() ?? null);
  return [
    ...(before.role === after.role ? [] : (['role'] as const)),
    ...(before.passwordHash === after.passwordHash ? [] : (['password'] as const)),
    ...(storesOf(before) === storesOf(after) ? [] : (['stores'] as const)),
  ];
}
