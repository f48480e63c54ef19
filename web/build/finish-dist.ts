import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
const COMPRESSED = /\.(js|css|html|svg|json|txt)$/;
const NOT_SHIPPED = /(\.map|^\.vite[\\/].*)$/;

/**
 * Last step of a build: what visitors must not get (source maps, the manifest) is set aside for us, and every text
 * file gets its gzipped twin, so that the gateway never compresses a static file while someone waits.
 */
export function finishDist(asideFolder: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'larder:finish-dist',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      handler() {
        const dist = join(config.root, config.build.outDir);
        const aside = join(config.root, asideFolder);
        rmSync(aside, { recursive: true, force: true });
        for (const file of filesBelow(dist)) {
          if (NOT_SHIPPED.test(file)) setAside(join(dist, file), join(aside, file));
          else if (COMPRESSED.test(file)) compress(join(dist, file));
        }
        rmSync(join(dist, '.vite'), { recursive: true, force: true });
      },
    },
  };
}

function setAside(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** The second build into the same folder finds the twins of the first one's files, which are still good. */
function compress(file: string): void {
  const twin = `${file}.gz`;
  const isGood = existsSync(twin) && statSync(twin).mtimeMs >= statSync(file).mtimeMs;
  if (!isGood) writeFileSync(twin, gzipSync(readFileSync(file), { level: 9 }));
}

/** Every file below a folder, as paths relative to it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
