import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the test run that a change can affect; an absent list means everything. */
export interface Affected {
  readonly summary: string;
  /** Names of the projects whose own tests run. */
  readonly projects?: readonly string[];
  /** Parts of the paths of browser tests. */
  readonly journeys?: readonly string[];
  /** Names of the short forms of proofs and benches. */
  readonly shortForms?: readonly string[];
  readonly needsSystem: boolean;
}

export const EVERYTHING: Affected = { summary: 'A change can affect everything: the whole run.', needsSystem: true };

/** Short forms that measure what browsers run. */
const WEB_SHORT_FORMS = ['carts', 'first-load', 'live-price', 'signage'];

/** Features whose browser tests are named differently or in several files. */
const JOURNEYS_OF: Readonly<Record<string, readonly string[]>> = {
  auth: ['sign-in', 'accessibility'],
  'meat-board': ['signage/'],
  'not-found': ['not-found', 'accessibility', 'languages/'],
  'price-board': ['board/', 'accessibility', 'own-origin', 'languages/'],
  products: ['products/', 'product-list', 'clear-products'],
  restaurant: ['restaurant/', 'languages/'],
  'screen-pairing': ['signage/pairing'],
  status: ['status/', 'languages/'],
  terminal: ['signage/'],
  'zh-Hant': ['languages/'],
};

/** Files that differ from `base`, committed or not, relative to the root; with a clean tree at HEAD those of the last commit. */
export function changedFiles(root: string, base = 'HEAD'): string[] {
  const git = (...args: string[]): string[] => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
    return stdout.split('\n').filter((line) => line !== '');
  };
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return files.length > 0 || base !== 'HEAD' ? files : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** Asks Nx which projects the files can affect, and derives the parts to run. */
export function affectedBy(root: string, files: readonly string[]): Affected {
  const nx = join(root, 'node_modules/.bin/nx');
  const asked = ['show', 'projects', '--affected', `--files=${files.join()}`, '--json'];
  const { status, stdout, stderr } = spawnSync(nx, asked, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Nx cannot tell what a change affects: ${stderr}`);
  return decideScope(files, JSON.parse(stdout) as string[], (path) => existsSync(join(root, 'web/e2e', path)));
}

/**
 * @param affected projects that contain one of the files or depend on one that does.
 * @param hasJourneys whether a path below web/e2e, with or without `.e2e.ts`, exists.
 */
export function decideScope(
  files: readonly string[],
  affected: readonly string[],
  hasJourneys: (path: string) => boolean,
): Affected {
  const code = files.filter((file) => !file.endsWith('.md'));
  if (code.some((file) => !file.includes('/'))) return EVERYTHING;
  const deployment = code.some((file) => file.startsWith('k8s/')) ? ['@larder/deploy'] : [];
  const projects = [...new Set([...affected, ...deployment])].toSorted();
  const summary = `Projects that the change affects: ${projects.join(', ') || 'none'}.`;
  if (projects.length === 0) return { summary, projects, journeys: [], shortForms: [], needsSystem: false };
  if (projects.some((name) => name !== '@larder/web'))
    return { summary, projects: [...projects, '@larder/journeys'], needsSystem: true };
  const features = code.map((file) => /^web\/(?:src\/features|src\/texts|e2e)\/([^/]+)/.exec(file)?.[1] ?? null);
  const journeys = features.flatMap((name) => journeysOf(name?.replace(/(\.e2e)?\.ts$/, '') ?? null, hasJourneys));
  const scope = { summary, projects, shortForms: WEB_SHORT_FORMS, needsSystem: true };
  return journeys.includes(null) ? scope : { ...scope, journeys: [...new Set(journeys)] as string[] };
}

/** Null when the journeys of a feature cannot be found, so that all of them run. */
function journeysOf(feature: string | null, hasJourneys: (path: string) => boolean): (string | null)[] {
  if (feature === null) return [null];
  const own = JOURNEYS_OF[feature];
  if (own !== undefined) return [...own];
  if (hasJourneys(feature)) return [`${feature}/`];
  return [hasJourneys(`${feature}.e2e.ts`) ? feature : null];
}
