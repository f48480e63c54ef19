// `npm run shape`: the size and dependencies of the code, compared with limits.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './console.ts';
import { groupGraph, importCycles, importGraph, repeatedPlaces, type SourceFile } from './source-shape.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const TESTS = /\.spec\.tsx?$|\.e2e\.ts$|\/e2e\/|\/test\/|^services\/(journeys|shared\/testing)\//;

/**
 * The limits only ever go down, except those of lines and web files: a commit that raises them says for what. Lines were 75,150
 * after the cut. The back office's shell, Today, undo and lists took them to 104,000, Chinese texts to 112,000, batches and rules
 * of orders to 116,000, prices and codes by store to 121,000, and previews, files, tags, flyers and overviews to 126,000.
 */
const LIMITS = { lines: 125_695, webFiles: 500, largest: 300, cycles: 0, featureCycles: 0, foreign: 0, repeated: 15 };

interface Figure {
  readonly title: string;
  readonly value: number;
  readonly limit: number;
  /** The places that add up to the value, where they help to reduce it. */
  readonly places?: readonly string[];
}

/** Every file of the product that git tracks or would add, except tests and generated files. */
function readSources(): SourceFile[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = [...new Set(list.split('\n'))].filter((path) => /\.(ts|tsx|css)$/.test(path) && !TESTS.test(path));
  return paths.flatMap((path) => {
    try {
      return [{ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n') }];
    } catch {
      // The file is deleted, but not yet committed.
      return [];
    }
  });
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** The folder of a feature: of a service, or of the platform. */
const featureOf = (path: string): string | null =>
  /^services\/(?:shared\/)?[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;

/** Imports of another feature's repository or entity: features reach each other through their services. Seeds write rows. */
function foreignRepositories(graph: ReadonlyMap<string, readonly string[]>): string[] {
  return [...graph].flatMap(([from, targets]) => {
    const own = from.endsWith('.seed.ts') ? null : featureOf(from);
    return targets
      .filter((to) => /\.(repository|entity)\.ts$/.test(to))
      .filter((to) => own !== null && featureOf(to) !== own)
      .map((to) => `${from} imports ${to}`);
  });
}

/** The code that may read retail prices directly; all other code gets them from the resolver. */
const PRICES_AT_HOME = /^services\/catalog\/src\/(products|migrations)\/|^services\/shared\/contracts\/src\/events\//;

/** SQL and code that could read a price without the resolver, or merge store and chain itself. */
function pastTheResolver(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, lines }) =>
    lines.flatMap((line, place) => {
      const reads = !PRICES_AT_HOME.test(path) && /(our|retail)_?[pP]rice_?[cC]ents/.test(line);
      const mixes = /coalesce\([^)]*\bo\.(our_price|retail_price|price_per_unit|min_order|active)/.test(line);
      return reads || mixes ? [`${path}:${place + 1}`] : [];
    }),
  );
}

function measure(): Figure[] {
  const files = readSources();
  const code = files.filter(({ path }) => !path.endsWith('.css'));
  const web = code.filter(({ path }) => path.startsWith('web/src/') && !path.startsWith('web/src/texts/'));
  const sizes = code.map(({ lines }) => lines.length);
  const largest = files.toSorted((a, b) => b.lines.length - a.lines.length).slice(0, 5);
  const graph = importGraph(code);
  const cycles = importCycles(graph);
  const foreign = foreignRepositories(graph);
  const featureCycles = importCycles(groupGraph(graph, featureOf));
  // Migrations never change.
  // A translation repeats what is the same in each language.
  const own = files.filter(({ path }) => !path.includes('/migrations/') && !path.includes('/texts/zh-Hant/'));
  const repeated = repeatedPlaces(own);
  const past = pastTheResolver(code.filter(({ path }) => path.startsWith('services/')));
  const lines = files.reduce((total, file) => total + file.lines.length, 0);
  return [
    { title: 'lines of source (TS, TSX, CSS without tests)', value: lines, limit: LIMITS.lines },
    { title: 'source files of the web (without texts)', value: web.length, limit: LIMITS.webFiles },
    { title: 'lines of the median file', value: median(sizes), limit: 60 },
    {
      title: 'lines of the largest file',
      value: largest[0]?.lines.length ?? 0,
      limit: LIMITS.largest,
      places: largest.map(({ path, lines: each }) => `${each.length} ${path}`),
    },
    {
      title: 'import cycles between files',
      value: cycles.length,
      limit: LIMITS.cycles,
      places: cycles.map((cycle) => cycle.join(' → ')),
    },
    {
      title: 'import cycles between features',
      value: featureCycles.length,
      limit: LIMITS.featureCycles,
      places: featureCycles.map((cycle) => cycle.join(' → ')),
    },
    { title: "imports of another feature's repository", value: foreign.length, limit: LIMITS.foreign, places: foreign },
    { title: 'places that read retail prices past the resolver', value: past.length, limit: 0, places: past },
    {
      title: 'places of 6 or more lines that stand elsewhere too',
      value: repeated.length,
      limit: LIMITS.repeated,
      places: repeated,
    },
  ];
}

const figures = measure();
for (const { title, value, limit, places = [] } of figures) {
  const broken = value > limit;
  say(`${broken ? '✕' : '✓'} ${String(value).padStart(6)} ${title} (at most ${limit})`);
  const isAsked = process.argv.includes('--places');
  for (const place of places.slice(0, isAsked ? places.length : broken ? 20 : 0)) say(`           ${place}`);
}
process.exit(figures.every(({ value, limit }) => value <= limit) ? 0 : 1);
