import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Files that a screen needs to open offline: scripts, styles and fonts. */
const KEPT = /\.(js|css|woff2)$/;

/**
 * Writes sw.js next to the televisions' pages: the worker that opens them offline. It lists the files of this release,
 * so that its text changes with them, which is how browsers notice a new release.
 */
export function serviceWorker(source: string): Plugin {
  let config: ResolvedConfig;
  let files: string[] = [];
  return {
    name: 'larder:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_options, bundle) {
      files = Object.keys(bundle).filter((name) => KEPT.test(name));
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // After a failed build there is nothing to complete, and its error must remain visible.
        if (files.length === 0) return;
        const dist = join(config.root, config.build.outDir);
        const page = readFileSync(join(dist, 'signage.html'));
        await build({
          configFile: false,
          root: config.root,
          logLevel: 'error',
          publicDir: false,
          define: {
            SIGNAGE_FILES: JSON.stringify(files.map((name) => `/${name}`).toSorted()),
            SIGNAGE_RELEASE: JSON.stringify(createHash('sha256').update(page).digest('hex').slice(0, 12)),
          },
          build: {
            outDir: dist,
            emptyOutDir: false,
            target: config.build.target === false ? undefined : config.build.target,
            rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        });
      },
    },
  };
}
