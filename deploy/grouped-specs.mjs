// Lets several spec files share one module registry: loading Nest, TypeORM and our own code takes longer than the tests
// of most files. Each grouped file becomes a function that declares its tests, called inside a describe of its own.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

/**
 * Writes the files that run a project's specs in one module registry each. Snapshots are kept per file, so a file that has
 * any runs by itself.
 *
 * @param {string} project the project's folder
 * @param {{ testRegex: string, testPathIgnorePatterns: string[] }} which jest's options
 * @param {number} perGroup how many specs share a registry at most
 * @returns {{ groups: string[], grouped: string[], alone: string[] }} absolute paths
 */
export function groupSpecs(project, { testRegex, testPathIgnorePatterns }, perGroup) {
  const isIgnored = new RegExp(testPathIgnorePatterns.map((part) => part.replace('<rootDir>', project)).join('|'));
  const isSpec = new RegExp(testRegex);
  const specs = readdirSync(project, { recursive: true, encoding: 'utf8' })
    .map((file) => join(project, file))
    .filter((file) => isSpec.test(file) && !isIgnored.test(file))
    .toSorted();
  /** @param {string} file */
  const hasSnapshots = (file) => existsSync(join(dirname(file), '__snapshots__', `${basename(file)}.snap`));
  const grouped = specs.filter((file) => !hasSnapshots(file));
  const folder = join(project, '.test-results', 'groups');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const count = grouped.length === 0 ? 0 : Math.max(1, Math.ceil(grouped.length / perGroup));
  const groups = Array.from({ length: count }, (_, number) => {
    // Every second one: neighbours are often alike, also in the time they take.
    const files = grouped.filter((_file, place) => place % count === number);
    const group = join(folder, `${number + 1}.spec.ts`);
    const lines = [
      `import { describe } from '@jest/globals';`,
      ...files.map((file, place) => `import declare${place} from '${relative(folder, file)}';`),
      ...files.map((file, place) => `describe('${relative(project, file)}', declare${place});`),
    ];
    writeFileSync(group, `${lines.join('\n')}\n`);
    return group;
  });
  return { groups, grouped, alone: specs.filter(hasSnapshots) };
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
