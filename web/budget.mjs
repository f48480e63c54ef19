// Fails when the script a shopper's first visit needs has outgrown its budget. Runs after each build.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUDGET_KB = { script: 112, style: 25 };

const root = fileURLToPath(new URL('.', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, '.build/.vite/manifest.json'), 'utf8'));

/** The files of a chunk and of everything it imports at once; what it imports later is not counted. */
function filesOf(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], imports = [] } = manifest[key];
  return [file, ...css, ...imports.flatMap((imported) => filesOf(imported, seen))];
}

function kilobytes(files, ending) {
  const sizes = files
    .filter((file) => file.endsWith(ending))
    .map((file) => statSync(join(root, 'dist', `${file}.gz`)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

const files = [...new Set(filesOf('index.html'))];
const used = { script: kilobytes(files, '.js'), style: kilobytes(files, '.css') };
let failed = false;
for (const [kind, limit] of Object.entries(BUDGET_KB)) {
  const over = used[kind] > limit || used[kind] === 0;
  failed ||= over;
  console.log(
    `${kind} of the first visit: ${used[kind].toFixed(1)} of ${limit} kB gzipped${over ? ', which fails' : ''}`,
  );
}
process.exit(failed ? 1 : 0);
