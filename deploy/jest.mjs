// Runs one project's jest tests of one size: `node deploy/jest.mjs unit|engine`, from the project's folder.
// Unit tests touch nothing outside the process; engine tests need PostgreSQL and Redis (medium and service tests).
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groupSpecs } from './grouped-specs.mjs';

const [size, ...rest] = process.argv.slice(2);
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const preset = (await import(join(root, 'jest.preset.mjs'))).default;
const BUILT = ['/node_modules/', '/dist/', '/.test-results/'];
const sizes = {
  unit: {
    testRegex: '(?<!\\.medium)\\.spec\\.tsx?$',
    testPathIgnorePatterns: [...BUILT, '<rootDir>/test/', '<rootDir>/e2e/'],
  },
  engine: {
    // The first test of a run migrates the template of all databases.
    testTimeout: 60_000,
    testRegex: '(\\.medium\\.spec\\.ts|/test/.*\\.spec\\.ts)$',
    testPathIgnorePatterns: BUILT,
  },
};
mkdirSync('.test-results', { recursive: true });
const setup = process.cwd().includes('/services') ? [join(root, 'jest.setup.mjs')] : [];
if (size !== 'unit' && size !== 'engine') throw new Error('The size is unit or engine.');
// Not in TMPDIR, which may belong to a single run.
const cacheDirectory = join(root, 'node_modules/.cache/jest');
const config = { ...preset, cacheDirectory, ...sizes[size], rootDir: process.cwd(), setupFiles: setup };
// Tests are grouped only when all of them run.
if (rest.length === 0) {
  const { files, grouped } = groupSpecs(process.cwd(), sizes[size]);
  const transformer = join(root, 'deploy/grouped-specs.mjs');
  delete config.testRegex;
  delete config.testPathIgnorePatterns;
  // With an empty list of patterns jest would take every file for a test.
  config.testMatch = files.length === 0 ? ['<rootDir>/none'] : files;
  config.transform = Object.fromEntries(
    Object.entries(preset.transform).map(([files, [, swcOptions]]) => [files, [transformer, { grouped, swcOptions }]]),
  );
}
const jest = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    // Heaps of whole services soon exceed V8's initial limits; collecting that early took a tenth of the time.
    '--max-semi-space-size=64',
    '--initial-old-space-size=700',
    join(root, 'node_modules/jest/bin/jest.js'),
    '--config',
    JSON.stringify(config),
    '--passWithNoTests',
    // A missing snapshot is a failure: writing it would accept today's output as correct.
    '--ci',
    '--json',
    '--outputFile',
    join(process.cwd(), '.test-results', `${size}.json`),
    '--reporters=default',
    '--runInBand',
    // A test that failed during its set-up must not hold up the run.
    '--forceExit',
    ...rest,
  ],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
process.exit(jest.status ?? 1);
