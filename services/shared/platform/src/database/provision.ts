import { roleOf, schemaOf, SERVICES, type ServiceName } from '@larder/contracts';
import { Client } from 'pg';
import { GIVE_TRAIL_AWAY, TRAIL_ROLES } from './audit-seal.sql.js';

/** The group of all service roles, which holds the two rights that cross schemas. */
export const SERVICES_ROLE = 'larder_services';

/** `backup` reads every table; `restore` is a member of every service's role. */
export const OPERATOR_ROLES = { backup: 'larder_backup', restore: 'larder_restore' } as const;

export type Operator = keyof typeof OPERATOR_ROLES;

export const SETUP_LOCK = [0x1a4d, 0] as const;

/** The extension that indexes parts of words, where PostgreSQL brings it along, in a schema that services may name. */
export const TRIGRAMS = 'trigrams';

/** Creates the roles and schemas of all services and the operator roles, and sets their passwords. Idempotent. */
export async function provisionDatabase(
  adminUrl: string,
  passwords: Readonly<Record<ServiceName, string>>,
  operators: Readonly<Record<Operator, string>>,
): Promise<void> {
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
      // USAGE alone gives access to no table: each still needs a grant.
      await admin.query(`GRANT USAGE ON SCHEMA ${schemaOf(service)} TO ${SERVICES_ROLE}`);
    }
    await provisionTrigrams(admin);
    await provisionOperators(admin, database, operators);
    await provisionTrail(admin);
    await admin.query('COMMIT');
  } finally {
    await admin.end();
  }
}

async function provisionTrigrams(admin: Client): Promise<void> {
  const { rowCount } = await admin.query(`SELECT FROM pg_available_extensions WHERE name = 'pg_trgm'`);
  if (!rowCount) return;
  await admin.query(`CREATE SCHEMA IF NOT EXISTS ${TRIGRAMS}`);
  await admin.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA ${TRIGRAMS}`);
  await admin.query(`GRANT USAGE ON SCHEMA ${TRIGRAMS} TO ${SERVICES_ROLE}`);
}

async function provisionOperators(
  admin: Client,
  database: string,
  passwords: Readonly<Record<Operator, string>>,
): Promise<void> {
  const { backup, restore } = OPERATOR_ROLES;
  for (const operator of ['backup', 'restore'] as const) {
    const role = OPERATOR_ROLES[operator];
    await ensureRole(admin, role, 'LOGIN');
    await admin.query(`ALTER ROLE ${role} PASSWORD ${admin.escapeLiteral(passwords[operator])}`);
    await admin.query(`GRANT CONNECT ON DATABASE ${database} TO ${role}`);
  }
  await admin.query(`GRANT pg_read_all_data TO ${backup}`);
  // Only the owner of a table may truncate and fill it and recreate its indexes.
  for (const service of SERVICES) await admin.query(`GRANT ${roleOf(service)} TO ${restore}`);
  // Restores create staging schemas.
  await admin.query(`GRANT CREATE ON DATABASE ${database} TO ${restore}`);
}

async function provisionTrail(admin: Client): Promise<void> {
  const { owner, sealer } = TRAIL_ROLES;
  for (const role of [owner, sealer]) await ensureRole(admin, role, 'NOLOGIN');
  await admin.query(`CREATE SCHEMA IF NOT EXISTS audit_seal AUTHORIZATION ${sealer}`);
  const readers = [owner, roleOf('system-ops'), OPERATOR_ROLES.restore];
  await admin.query(`GRANT USAGE ON SCHEMA audit_seal TO ${readers.join(', ')}`);
  await admin.query(`GRANT USAGE ON SCHEMA ${schemaOf('system-ops')} TO ${owner}`);
  await admin.query(`GRANT ${owner} TO ${OPERATOR_ROLES.restore}`);
  await admin.query(GIVE_TRAIL_AWAY);
}

async function ensureRole(admin: Client, role: string, login: 'LOGIN' | 'NOLOGIN'): Promise<void> {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (!rowCount) await admin.query(`CREATE ROLE ${role} ${login}`);
}
