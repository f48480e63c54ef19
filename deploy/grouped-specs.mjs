// Lets several spec files share one module registry: loading Nest, TypeORM and our own code takes longer than the tests
// of most files. Each grouped file becomes a function that declares its tests, called inside a separate describe.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

/**
 * Writes the file that runs a project's specs in one module registry. Snapshots are kept per file, so a file that has any
 * is run separately.
 *
 * @param {string} project the project's folder
 * @param {{ testRegex: string, testPathIgnorePatterns: string[] }} which jest's options
 * @returns {{ files: string[], grouped: string[] }} absolute paths: what jest runs, and the specs that the first of them holds
 */
export function groupSpecs(project, { testRegex, testPathIgnorePatterns }) {
  // Anchored to the project, because a folder above it may be called test or dist.
  const isIgnored = new RegExp(testPathIgnorePatterns.map((part) => part.replace('<rootDir>', '^')).join('|'));
  const isSpec = new RegExp(testRegex);
  const specs = readdirSync(project, { recursive: true, encoding: 'utf8' })
    .filter((file) => isSpec.test(`/${file}`) && !isIgnored.test(`/${file}`))
    .map((file) => join(project, file))
    .toSorted();
  /** @param {string} file */
  const hasSnapshots = (file) => existsSync(join(dirname(file), '__snapshots__', `${basename(file)}.snap`));
  const grouped = specs.filter((file) => !hasSnapshots(file));
  const alone = specs.filter(hasSnapshots);
  if (grouped.length === 0) return { files: alone, grouped };
  const folder = join(project, '.test-results', 'group');
  const lines = [
    `import { describe } from '@jest/globals';`,
    ...grouped.map((file, place) => `import declare${place} from '${relative(folder, file)}';`),
    ...grouped.map((file, place) => `describe('${relative(project, file)}', declare${place});`),
  ];
  const all = join(folder, 'all.spec.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(all, `${lines.join('\n')}\n`);
  return { files: [all, ...alone], grouped };
}

const swc = createRequire(import.meta.url)('@swc/jest');

/**
 * A jest transformer: @swc/jest, after a grouped file has become a function.
 *
 * @typedef {import('@jest/transform').SyncTransformer} Transformer
 * @type {{ createTransformer(config: { grouped: string[], swcOptions: object }): Transformer }}
 */
const groupedSpecs = {
  createTransformer({ grouped, swcOptions }) {
    const files = new Set(grouped);
    /** @type {Required<Transformer>} */
    const transformer = swc.createTransformer(swcOptions);
    /** @type {(source: string, path: string) => string} */
    const sourceOf = (source, path) => (files.has(path) ? asFunction(source) : source);
    return {
      canInstrument: true,
      process: (source, path, options) => transformer.process(sourceOf(source, path), path, options),
      processAsync: async (source, path, options) => transformer.processAsync(sourceOf(source, path), path, options),
      getCacheKey: (source, path, options) => transformer.getCacheKey(sourceOf(source, path), path, options),
    };
  },
};

export default groupedSpecs;

/**
 * Everything below the imports, on the same lines, inside a function.
 *
 * @param {string} source
 */
function asFunction(source) {
  const lines = source.split('\n');
  const last = lines.findLastIndex((line) => /^(import .*|} )from '[^']+';$|^import '[^']+';$/.test(line));
  lines[last] += ' export default () => {';
  return `${lines.join('\n')}\n};\n`;
}
