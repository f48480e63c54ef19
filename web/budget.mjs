// Fails when the script for a first visit exceeds its budget. Runs after each build.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The builds of the languages. */
const BUILDS = ['.build', '.build-zh-Hant', '.build-zh-Hans'];

/** The public pages, with their build and the chunks that each needs. */
const PAGES = [
  ...BUILDS.flatMap((build) => [
    { path: '/', build, chunks: ['index.html'], budgetKb: { script: 110, style: 25 } },
    {
      path: '/restaurant',
      build,
      chunks: ['index.html', 'src/features/restaurant/restaurant-page.tsx'],
      budgetKb: { script: 134, style: 25 },
    },
  ]),
  { path: '/meatprices', build: '.build-signage', chunks: ['signage.html'], budgetKb: { script: 95, style: 25 } },
];

const root = fileURLToPath(new URL('.', import.meta.url));
const BACK_OFFICE = 'src/app/staff-routes.tsx';

/** A chunk's static imports; dynamic ones are not counted. */
const atOnce = ({ imports = [] }) => imports;

/** A chunk's static and dynamic imports, except the back office. */
const everPublic = ({ imports = [], dynamicImports = [] }) =>
  [...imports, ...dynamicImports].filter((key) => key !== BACK_OFFICE);

/** A chunk and all chunks reachable from it. */
function chunksFrom(manifest, key, next, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const following of next(manifest[key])) chunksFrom(manifest, following, next, seen);
  return seen;
}

function kilobytes(files, ending) {
  const sizes = files
    .filter((file) => file.endsWith(ending))
    .map((file) => statSync(join(root, 'dist', `${file}.gz`)).size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

let failed = false;
for (const { path, build, chunks, budgetKb } of PAGES) {
  const manifest = JSON.parse(readFileSync(join(root, build, '.vite/manifest.json'), 'utf8'));
  const needed = new Set(chunks.flatMap((chunk) => [...chunksFrom(manifest, chunk, atOnce)]));
  const files = [...new Set([...needed].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))];
  const used = { script: kilobytes(files, '.js'), style: kilobytes(files, '.css') };
  for (const [kind, limit] of Object.entries(budgetKb)) {
    const over = used[kind] > limit || used[kind] === 0;
    failed ||= over;
    console.log(
      `${kind} of the first visit of ${path} (${build}): ${used[kind].toFixed(1)} of ${limit} kB gzipped${over ? ', which fails' : ''}`,
    );
  }
}
for (const build of BUILDS) {
  const manifest = JSON.parse(readFileSync(join(root, build, '.vite/manifest.json'), 'utf8'));
  const staff = Object.keys(manifest).find((key) => manifest[key].name === 'staff');
  if (staff !== undefined && !chunksFrom(manifest, 'index.html', everPublic).has(staff)) continue;
  failed = true;
  console.log(`Public pages of ${build} load the back office's chunk, or there is none.`);
}
process.exit(failed ? 1 : 0);
