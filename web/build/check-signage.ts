import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { findUnlisted } from './signage-css-check.ts';
import { findTooNew } from './signage-script-check.ts';

/** Fails the build when its output needs a newer browser than the stores' televisions have. */
export function checkSignage(): Plugin {
  let config: ResolvedConfig;
  let files: string[] = [];
  return {
    name: 'larder:check-signage',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_options, bundle) {
      files = [...Object.keys(bundle), 'sw.js'];
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const read = (file: string): string => readFileSync(join(config.root, config.build.outDir, file), 'utf8');
        const faults = files.flatMap((file) => {
          if (file.endsWith('.js')) return findTooNew(read(file)).map((fault) => `${file} calls ${fault}`);
          return file.endsWith('.css') ? findUnlisted(read(file)).map((fault) => `${file} holds the ${fault}`) : [];
        });
        if (faults.length > 0) this.error(`Too new for the stores' televisions:\n${faults.join('\n')}`);
      },
    },
  };
}
