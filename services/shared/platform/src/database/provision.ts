import { roleOf, schemaOf, SERVICES, type ServiceName } from '@larder/contracts';
import { Client } from 'pg';

/** The group that every service role belongs to; the two rights that cross schemas are granted to it. */
export const SERVICES_ROLE = 'larder_services';

/** Serialises provisioning and migrations of one database. */
export const SETUP_LOCK = [0x1a4d, 0] as const;

/**
 * Makes the roles and schemas of all services in the database that `adminUrl` names, and sets the roles' passwords.
 * Idempotent. Needs a role that may create roles and schemas.
 */
export async function provisionDatabase(adminUrl: string, passwords: Record<ServiceName, string>): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query('BEGIN');
    await admin.query('SELECT pg_advisory_xact_lock($1, $2)', [...SETUP_LOCK]);
    await ensureRole(admin, SERVICES_ROLE, 'NOLOGIN');
    const database = admin.escapeIdentifier(new URL(adminUrl).pathname.slice(1));
    await admin.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
    await admin.query(`REVOKE ALL ON SCHEMA public FROM PUBLIC`);
    for (const service of SERVICES) {
      const role = roleOf(service);
      await ensureRole(admin, role, 'LOGIN');
      await admin.query(`ALTER ROLE ${role} PASSWORD ${admin.escapeLiteral(passwords[service])}`);
      await admin.query(`GRANT ${SERVICES_ROLE} TO ${role}`);
      await admin.query(`GRANT CONNECT ON DATABASE ${database} TO ${role}`);
      await admin.query(`CREATE SCHEMA IF NOT EXISTS ${schemaOf(service)} AUTHORIZATION ${role}`);
      // USAGE alone shows no table: each table still needs a grant of its own.
      await admin.query(`GRANT USAGE ON SCHEMA ${schemaOf(service)} TO ${SERVICES_ROLE}`);
    }
    await admin.query('COMMIT');
  } finally {
    await admin.end();
  }
}

async function ensureRole(admin: Client, role: string, login: 'LOGIN' | 'NOLOGIN'): Promise<void> {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (!rowCount) await admin.query(`CREATE ROLE ${role} ${login}`);
}
