import type { Plugin } from 'vite';

/**
 * The contracts package is server-side (decorators, validators). The web only uses its types, which vanish before
 * bundling, so any import at run time is a mistake and fails the build.
 */
export function forbidContracts(): Plugin {
  return {
    name: 'larder:forbid-contracts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@larder/contracts' && !source.startsWith('@larder/contracts/')) return null;
      return this.error(`${importer ?? 'A file'} imports ${source} at run time; only "import type" is allowed.`);
    },
  };
}
