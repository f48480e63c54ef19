import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@larder/contracts';

/** In the order of migration: later services may read the first two. */
export const SERVICES = [
  'identity',
  'catalog',
  'restaurant-orders',
  'discounts-rebates',
  'system-ops',
] as const satisfies readonly ServiceName[];

/** A hash of the built code and the roles' passwords. While it is unchanged, there is nothing to migrate. */
export function schemaFingerprint(root: string, passwords: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(passwords));
  const folders = [...SERVICES.map((service) => join('services', service)), ...sharedFolders(root)];
  for (const folder of folders) {
    const dist = join(root, folder, 'dist');
    if (!existsSync(dist)) continue;
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (/\.(js|json|sql)$/.test(file)) hash.update(file).update(readFileSync(join(dist, file)));
    }
  }
  return hash.digest('hex');
}

export function isUpToDate(data: string, fingerprint: string): boolean {
  const file = stateFile(data);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint;
}

export function markUpToDate(data: string, fingerprint: string): void {
  writeFileSync(stateFile(data), fingerprint);
}

/** The file is in the cluster's folder, so that it moves with the database. */
function stateFile(data: string): string {
  return join(data, 'postgres', 'larder-schemas');
}

function sharedFolders(root: string): string[] {
  return readdirSync(join(root, 'services', 'shared')).map((name) => join('services', 'shared', name));
}
