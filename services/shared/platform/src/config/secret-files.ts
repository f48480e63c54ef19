import { readFileSync } from 'node:fs';

/** Secrets that others could read in environment variables; containers get them as files. */
const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'ADMIN_PASSWORD',
  'BACKUP_KEY',
  'BACKUP_TRUSTED_KEYS',
  'BACKUP_DATABASE_URL',
  'RESTORE_DATABASE_URL',
  'ALERT_WEBHOOK_SECRET',
] as const;

/** Reads each secret NAME from the file in NAME_FILE. @throws Error naming an unusable variable. */
export function adoptSecretFiles(env: NodeJS.ProcessEnv): void {
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) throw new Error(`${name} and ${name}_FILE are both set: one of them must go.`);
    env[name] = contentOf(file, `${name}_FILE`);
    delete env[`${name}_FILE`];
  }
}

function contentOf(file: string, variable: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${variable} names ${file}, which cannot be read.`);
  }
  if (text === '') throw new Error(`${variable} names ${file}, which is empty.`);
  return text;
}
