import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { gzipAsync as zopfli } from '@gfx/zopfli';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

const COMPRESSED = /\.(js|css|html|svg|json|txt)$/;
/** Files sent as Brotli to browsers that accept it (gateway/src/static-locations.ts), an eighth smaller. */
const BROTLI = /^assets[\\/].*\.(js|css)$/;
const NOT_SHIPPED = /(\.map|^\.vite[\\/].*)$/;

/**
 * Last step of a build: moves files that visitors must not get (source maps, the manifest) aside, and writes compressed
 * twins of every text file, so that the gateway never compresses a static file during a request.
 */
export const finishDist = (asideFolder: string): Plugin =>
  afterBuild('finish-dist', 'post', async ({ root, build: { outDir } }) => {
    const dist = join(root, outDir);
    const aside = join(root, asideFolder);
    rmSync(aside, { recursive: true, force: true });
    const files = filesBelow(dist);
    const shipped = files.filter((file) => !NOT_SHIPPED.test(file));
    for (const file of files) if (!shipped.includes(file)) setAside(join(dist, file), join(aside, file));
    const texts = shipped.filter((file) => COMPRESSED.test(file));
    const isNamed = namedByPages(dist, shipped);
    await Promise.all([
      ...texts.map((file) => compress(join(dist, file), '.gz', isNamed(file) ? inZopfli : gzipped)),
      ...texts.filter((file) => BROTLI.test(file)).map((file) => compress(join(dist, file), '.br', inBrotli)),
    ]);
    rmSync(join(dist, '.vite'), { recursive: true, force: true });
  });

function setAside(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Whether a page refers to the file, so that every first visit waits for it. */
function namedByPages(dist: string, shipped: string[]): (file: string) => boolean {
  const pages = shipped.filter((file) => file.endsWith('.html')).map((file) => readFileSync(join(dist, file), 'utf8'));
  return (file) => pages.some((page) => page.includes(`"/${file}"`));
}

/** Gzip that is 3 % smaller than zlib's. More iterations and blocks save 0.1 % and take several times as long. */
const inZopfli = (bytes: Buffer): Promise<Uint8Array> => zopfli(bytes, { numiterations: 1, blocksplittingmax: 4 });
const gzipped = (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 });
const inBrotli = promisify(brotliCompress) as (bytes: Buffer) => Promise<Buffer>;

/** The second build into the same folder finds the twins of the first one's files, which are still valid. */
async function compress(file: string, ending: string, as: (bytes: Buffer) => Promise<Uint8Array>): Promise<void> {
  const twin = `${file}${ending}`;
  const isGood = existsSync(twin) && statSync(twin).mtimeMs >= statSync(file).mtimeMs;
  if (!isGood) await writeFile(twin, await as(await readFile(file)));
}

/** Every file below a folder, as paths relative to it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
