import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { findUnlisted } from './signage-css-check.ts';
import { findTooNew } from './signage-script-check.ts';

/** Fails the build when its output needs a newer browser than the stores' televisions have. */
export const checkSignage = (): Plugin =>
  afterBuild('check-signage', 'post', ({ root, build: { outDir } }, files) => {
    const read = (file: string): string => readFileSync(join(root, outDir, file), 'utf8');
    const faults = [...files, 'sw.js'].flatMap((file) => {
      if (file.endsWith('.js')) return findTooNew(read(file)).map((fault) => `${file} calls ${fault}`);
      return file.endsWith('.css') ? findUnlisted(read(file)).map((fault) => `${file} holds the ${fault}`) : [];
    });
    if (faults.length > 0) throw new Error(`Too new for the stores' televisions:\n${faults.join('\n')}`);
  });
