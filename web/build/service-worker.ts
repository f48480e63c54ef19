import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

/** Files that a screen needs to open offline: scripts, styles and fonts. */
const KEPT = /\.(js|css|woff2)$/;

/**
 * Writes sw.js next to the televisions' pages: the worker that opens them offline. It lists the files of this release,
 * so that its text changes with them, which is how browsers notice a new release.
 */
export const serviceWorker = (source: string): Plugin =>
  afterBuild('service-worker', 'pre', async ({ root, build: { outDir, target } }, all) => {
    const files = all.filter((name) => KEPT.test(name));
    const dist = join(root, outDir);
    const page = readFileSync(join(dist, 'signage.html'));
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      publicDir: false,
      define: {
        SIGNAGE_FILES: JSON.stringify(files.map((name) => `/${name}`).toSorted()),
        SIGNAGE_RELEASE: JSON.stringify(createHash('sha256').update(page).digest('hex').slice(0, 12)),
      },
      build: {
        outDir: dist,
        emptyOutDir: false,
        target: target === false ? undefined : target,
        rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    });
  });
