import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];
type NameContext = Parameters<Exclude<CodeSplittingGroup['name'], string>>[1];

const ENTRY = fileURLToPath(new URL('../src/app/main.tsx', import.meta.url));
const STAFF = fileURLToPath(new URL('../src/app/staff-routes.tsx', import.meta.url));

/**
 * The chunks of the application. The public pages are split finely, within their budgets (budget.mjs). The back office
 * shares hundreds of small modules: with a chunk for each, one page took 84 scripts.
 */
export function chunkGroups(): CodeSplittingGroup[] {
  const isPublic = publicModules();
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
    // Every page needs the modules of the first one.
    { name: 'base', tags: ['$initial'], priority: 3 },
    {
      // Small modules of the wholesale page that others use too: one file compresses better than twenty.
      name: 'common',
      priority: 2,
      test: new RegExp(
        [
          'lucide-react/dist/esm/icons/(plus|minus|circle-pause|layout-grid|check|circle-slash|package|package-open|list|store|truck|trash|trash-2|ticket-percent)[.]',
          'src/shared/(browser-storage|use-store-day|restaurant-category/|routing/use-address-state|time/(format-time|use-time)[.])',
          'src/shared/ui/(use-latest|alert|both-names|fetch-when-idle|live/announcer)',
          'kernel/dist/(limits|dates/store-day|wholesale/(delivery|order-quantity|order-rules|quote))[.]',
        ].join('|'),
      ),
    },
    {
      name: 'shop',
      priority: 2,
      test: /src[\\/](features|texts|texts[\\/]zh-Hant)[\\/]restaurant[\\/]/,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'dialog',
      priority: 2,
      test: /src[\\/]shared[\\/]ui[\\/]overlays[\\/]dialog[.]/,
    },
    { name: 'icons', test: /lucide-react[\\/]/, minShareCount: 2, priority: 2 },
    // Split by the pages that share them, so that none of these pages loads the back office's chunk.
    {
      name: (id, context) => (isPublic(id, context) ? 'part' : null),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 4000,
      priority: 1,
    },
    { name: (id, context) => (isPublic(id, context) ? null : 'staff'), minShareCount: 3 },
  ];
}

/** Whether a page outside the back office loads a module, at once or later. */
function publicModules(): (id: string, context: NameContext) => boolean {
  const loaded = new Set<string>();
  const load = (id: string, context: NameContext): void => {
    if (loaded.has(id) || id === STAFF) return;
    loaded.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) load(next, context);
  };
  return (id, context) => {
    load(ENTRY, context);
    return loaded.has(id);
  };
}
