// Lets several spec files share one module registry: loading Nest, TypeORM and our own code takes longer than the tests
// of most files. Each grouped file becomes a function that declares its tests, called inside a describe of its own.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

const PER_GROUP = 20;

/**
 * Writes the groups' files. Snapshots are kept per file, so a file that has any runs by itself.
 *
 * @param {string} project the project's folder
 * @param {RegExp} isSpec what a spec file's path matches
 * @returns {{ groups: string[], grouped: string[], alone: string[] }} absolute paths
 */
export function writeGroups(project, isSpec) {
  const specs = readdirSync(project, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/(^|\/)(node_modules|dist|\.test-results)\//.test(file) && isSpec.test(`/${file}`))
    .map((file) => join(project, file))
    .toSorted();
  /** @param {string} file */
  const hasSnapshots = (file) => existsSync(join(dirname(file), '__snapshots__', `${basename(file)}.snap`));
  const grouped = specs.filter((file) => !hasSnapshots(file));
  const folder = join(project, '.test-results', 'groups');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const groups = Array.from({ length: Math.ceil(grouped.length / PER_GROUP) }, (_, number) => {
    const files = grouped.slice(number * PER_GROUP, (number + 1) * PER_GROUP);
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
