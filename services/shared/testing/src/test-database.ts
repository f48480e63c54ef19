import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { roleOf, SERVICES, type ServiceName } from '@larder/contracts';
import { dataSourceOptions, OPERATOR_ROLES, provisionDatabase, sqlStateOf, type Operator } from '@larder/platform';
import { Client, Pool } from 'pg';
import { DataSource } from 'typeorm';

const run = promisify(execFile);
const servicesFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** Any fixed text: test databases hold nothing worth hiding. */
const PASSWORD = 'test-password';

const TRUNCATE_ATTEMPTS = 5;
const DEADLOCK = '40P01';

/** A PostgreSQL database per test file, with every service's schema migrated and no rows. */
export class TestDatabase {
  readonly name: string;
  private readonly adminServer: string;
  private readonly sources: DataSource[] = [];
  /** Kept between statements: PostgreSQL takes longer to start a connection's process than for most statements. */
  private readonly admin: Pool;

  private constructor(adminServer: string, name: string) {
    this.adminServer = adminServer;
    this.name = name;
    this.admin = new Pool({ connectionString: this.adminUrl, allowExitOnIdle: true });
    // A test may end all connections of its database.
    this.admin.on('error', () => undefined);
  }

  /** Clones the migrated template, and creates it first when migrations have changed. Needs TEST_DATABASE_URL. */
  static async create(): Promise<TestDatabase> {
    const adminServer = testEngineUrl('TEST_DATABASE_URL');
    const template = await ensureTemplate(adminServer);
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await withAdmin(adminServer, async (admin) => {
      await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
      // A clone has the template's schemas and tables with their rights, but none of its rights on the database.
      await admin.query(`GRANT CREATE ON DATABASE ${name} TO ${OPERATOR_ROLES.restore}`);
    });
    return new TestDatabase(adminServer, name);
  }

  /** The address of this database for a superuser. */
  get adminUrl(): string {
    return withDatabase(this.adminServer, this.name);
  }

  /** The address of this database with one service's role and rights. */
  urlFor(service: ServiceName): string {
    return urlOf(this.adminServer, this.name, roleOf(service));
  }

  /** The address of this database for backups or restores. */
  urlForOperator(operator: Operator): string {
    return urlOf(this.adminServer, this.name, OPERATOR_ROLES[operator]);
  }

  /** The options of a service's connections, with longer timeouts than the product's, as the test run shares two cores. */
  access(service: ServiceName): Parameters<typeof dataSourceOptions>[0] {
    return { service, databaseUrl: this.urlFor(service), databasePatienceMs: 20_000 };
  }

  /** A connection pool with one service's rights, closed by {@link drop}. */
  async dataSource(service: ServiceName): Promise<DataSource> {
    const source = await new DataSource(dataSourceOptions(this.access(service))).initialize();
    this.sources.push(source);
    return source;
  }

  /** Runs one statement as superuser. */
  async query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.admin.query(sql, values)).rows as Row[];
  }

  /** Empties tables that a running service may be using; retried when PostgreSQL aborts it to end a deadlock. */
  async empty(...tables: readonly string[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.query(`TRUNCATE ${tables.join(', ')}`);
        return;
      } catch (error) {
        if (attempt === TRUNCATE_ATTEMPTS || sqlStateOf(error) !== DEADLOCK) throw error;
      }
    }
  }

  async drop(): Promise<void> {
    for (const source of this.sources) if (source.isInitialized) await source.destroy();
    await this.admin.end();
    await withAdmin(this.adminServer, (admin) => admin.query(`DROP DATABASE IF EXISTS ${this.name} WITH (FORCE)`));
  }
}

/** The address of an engine that the test run started. */
export function testEngineUrl(name: 'TEST_DATABASE_URL' | 'TEST_REDIS_URL'): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the tests with npm test, which starts the engines.`);
  return url;
}

/** Creates the template once per server and state of the migrations; concurrent test files wait for the first. */
async function ensureTemplate(adminServer: string): Promise<string> {
  fingerprint ??= migrationsFingerprint();
  const name = `template_${fingerprint}`;
  await withAdmin(adminServer, async (admin) => {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (rowCount) return;
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${name}`);
    const passwords = Object.fromEntries(SERVICES.map((service) => [service, PASSWORD]));
    await provisionDatabase(withDatabase(adminServer, name), passwords as Record<ServiceName, string>, {
      backup: PASSWORD,
      restore: PASSWORD,
    });
    for (const service of SERVICES) {
      await run(process.execPath, [`${servicesFolder}${service}/dist/bundle/migrate.js`], {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          HTTP_PORT: '0',
          DATABASE_URL: urlOf(adminServer, name, roleOf(service)),
          REDIS_URL: 'redis://127.0.0.1:1/0',
          SEED: 'none',
        },
      });
    }
    await admin.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true`);
  });
  return name;
}

let fingerprint: string | undefined;

/** Changes when a built migration, or the shared code that migrations use, changes. */
function migrationsFingerprint(): string {
  const hash = createHash('sha256');
  const folders = [
    ...SERVICES.map((service) => `${service}/dist`),
    'shared/platform/dist/database',
    'shared/platform/dist/events',
  ];
  for (const folder of folders) {
    for (const file of readdirSync(`${servicesFolder}${folder}`, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const path = `${servicesFolder}${folder}/${file}`;
      const isMigration = /migrat|provision/.test(file) && file.endsWith('.js');
      if (isMigration && statSync(path).isFile()) hash.update(file).update(readFileSync(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function withAdmin<T>(url: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

function urlOf(adminServer: string, database: string, role: string): string {
  const url = new URL(withDatabase(adminServer, database));
  url.username = role;
  url.password = PASSWORD;
  return url.href;
}
