import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEPTH = 4;

/** For LD_LIBRARY_PATH. */
export function libraryFolders(tree: string): string[] {
  return ['usr/lib', 'lib'].flatMap((folder) => withLibraries(join(tree, folder), DEPTH));
}

function withLibraries(folder: string, depth: number): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  const own = entries.some((entry) => /^lib.+\.so(\.\d+)*$/.test(entry.name)) ? [folder] : [];
  const below = depth === 0 ? [] : entries.filter((entry) => entry.isDirectory());
  return [...own, ...below.flatMap((entry) => withLibraries(join(folder, entry.name), depth - 1))];
}
