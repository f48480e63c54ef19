import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Project {
  readonly name: string;
  /** Relative to the root. */
  readonly folder: string;
  readonly scripts: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
}

/** The workspaces of package.json and what each can do. */
export function listProjects(root: string): Project[] {
  const folders = (readManifest(root).workspaces ?? []).flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return [...new Set(folders)]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, scripts } = readManifest(join(root, folder));
      return { name, folder, scripts: Object.keys(scripts ?? {}) };
    });
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
