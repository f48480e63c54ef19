import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { cssModules } from './css-modules.ts';
import { type BuildLanguage, languageTexts, pagesOf } from './language.ts';

const ROOT = '<div id="root"></div>';

/** The board's first requests, preloaded together with its script. */
const FIRST_READS = ['/api/products', '/api/stores', '/api/admin/settings'];

/**
 * Writes board.html next to index.html: the same page with the board prerendered without prices. A shopper sees the
 * heading and the first section while the script is still loading.
 */
export const prerenderBoard = (language: BuildLanguage): Plugin =>
  afterBuild('prerender-board', 'pre', async ({ root, build: { outDir } }) => {
    const pages = join(root, outDir, pagesOf(language));
    const page = readFileSync(join(pages, 'index.html'), 'utf8');
    if (!page.includes(ROOT)) throw new Error('index.html has no root element for the board.');
    const reads = FIRST_READS.map(
      (path) => `<link rel="preload" as="fetch" href="${path}" crossorigin="use-credentials" />`,
    );
    const board = withoutTitle(await renderBoard(root, language));
    const html = page
      .replace('</head>', `${reads.join('')}</head>`)
      .replace(ROOT, () => `<div id="root">${board}</div>`);
    writeFileSync(join(pages, 'board.html'), html);
  });

async function renderBoard(root: string, language: BuildLanguage): Promise<string> {
  const folder = join(root, '.build-prerender');
  await build({
    configFile: false,
    plugins: [languageTexts(language)],
    root,
    logLevel: 'error',
    css: { modules: cssModules },
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: true, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  try {
    const { renderBoard: render } = (await import(
      `${pathToFileURL(join(folder, 'prerender.js')).href}?${Date.now()}`
    )) as { renderBoard: () => string };
    return render();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** React renders the page's title before its content; the page has one already. */
function withoutTitle(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/, '');
}
