/**
 * Generates the passwords of an installation once, and writes to each service's folder only what that service may know.
 * Existing secrets stay; `--rotate` makes new ones except the backups' key and the database owner's, `--rotate --owner`
 * the owner's too (see the run book). Files are written whole. All others are derived from the first one written, so the
 * next run repairs one that was interrupted.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redisUser, redisUsers } from './redis-users.mjs';

const FOLDER = process.env.MADE_SECRETS ?? '/made-secrets';
const DATABASE = process.env.DATABASE_HOST ?? 'postgres:5432';
const REDIS = process.env.REDIS_HOST ?? 'redis:6379';
const SERVICES = ['identity', 'catalog', 'restaurant-orders', 'discounts-rebates', 'system-ops'];

const whole = join(FOLDER, 'owner', 'secrets.json');
const known = existsSync(whole) ? JSON.parse(readFileSync(whole, 'utf8')) : {};
const rotating = process.argv.includes('--rotate');
const rotatingOwner = rotating && process.argv.includes('--owner');
if (process.argv.includes('--owner') && !rotating) throw new Error('--owner requires --rotate.');
/** The number of former passwords kept: until it is updated, the database has one of them. */
const MOST_FORMER = 5;

/** Only letters and digits, so that it needs no escaping in an address. */
const made = (before) => (before && !rotating ? before : randomBytes(24).toString('hex'));

const secrets = {
  owner: rotatingOwner ? made() : (known.owner ?? made()),
  formerOwners: [...(rotatingOwner && known.owner ? [known.owner] : []), ...(known.formerOwners ?? [])].slice(
    0,
    MOST_FORMER,
  ),
  redis: made(known.redis),
  redisServices: Object.fromEntries(SERVICES.map((name) => [name, made(known.redisServices?.[name])])),
  backupKey: known.backupKey ?? made(),
  operators: Object.fromEntries(['backup', 'restore'].map((name) => [name, made(known.operators?.[name])])),
  services: Object.fromEntries(SERVICES.map((name) => [name, made(known.services?.[name])])),
};
// Only the containers that mount a folder can read it, regardless of their user.
write('owner/secrets.json', JSON.stringify(secrets));

const databaseUrl = (role, password) => `postgres://${role}:${password}@${DATABASE}/larder`;
write('owner/password', secrets.owner);
write('owner/database-url', databaseUrl('postgres', secrets.owner));
write('redis/password', secrets.redis);
write('redis/users', redisUsers(secrets.redisServices).join('\n'));
for (const service of SERVICES) writeAddresses(service, service);
// The live role gets the secrets of system-ops without the keys of backups.
writeAddresses('live', 'system-ops');
write('system-ops/backup-key', secrets.backupKey);
for (const operator of ['backup', 'restore']) {
  write(`system-ops/${operator}-database-url`, databaseUrl(`larder_${operator}`, secrets.operators[operator]));
}
console.log(known.owner && !rotating ? 'The secrets exist already.' : 'New secrets were generated.');

function writeAddresses(folder, service) {
  write(`${folder}/database-url`, databaseUrl(`larder_${service.replaceAll('-', '_')}`, secrets.services[service]));
  write(`${folder}/redis-url`, `redis://${redisUser(service)}:${secrets.redisServices[service]}@${REDIS}/0`);
}

function write(name, text) {
  const file = join(FOLDER, name);
  mkdirSync(join(FOLDER, name, '..'), { recursive: true });
  writeFileSync(`${file}.new`, text, { mode: 0o444 });
  renameSync(`${file}.new`, file);
}
