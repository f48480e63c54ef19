import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { cssModules } from './build/css-modules.ts';
import { finishDist } from './build/finish-dist.ts';
import { forbidContracts } from './build/forbid-contracts.ts';
import { languageOfMode, languageTexts } from './build/language.ts';
import { preloadFont } from './build/preload-font.ts';
import { prerenderBoard } from './build/prerender-board.ts';
import { serveSignage } from './build/serve-signage.ts';

const system = process.env.LARDER_URL ?? 'http://127.0.0.1:8080';

function productionRouter(): string {
  return fileURLToPath(import.meta.resolve('react-router')).replace('/development/', '/production/');
}

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default defineConfig(({ mode }) => {
  const language = languageOfMode(mode);
  const suffix = language === 'en' ? '' : `-${language}`;
  return {
    plugins: [
      forbidContracts(),
      languageTexts(language),
      react(),
      tailwindcss(),
      serveSignage(),
      preloadFont('archivo-latin-wght'),
      prerenderBoard(language),
      finishDist(`.build${suffix}`),
    ],
    // The package exports only the build with development warnings.
    resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter() }] },
    css: { modules: cssModules },
    server: { proxy: { '/api': system, '/images': system, '/ws': { target: system, ws: true } } },
    build: {
      outDir: 'dist',
      // Files that are equal in every language exist once.
      emptyOutDir: language === 'en',
      copyPublicDir: language === 'en',
      // The content security policy allows no inline data for scripts and styles, so nothing is inlined.
      assetsInlineLimit: 0,
      manifest: true,
      sourcemap: 'hidden',
      reportCompressedSize: false,
      modulePreload: {
        // Not for the board's next parts: preloading their files one by one delayed the board by more than a round trip.
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'js' && /board-(footer|tools)-/.test(file) ? [] : files,
      },
      rolldownOptions: {
        output: {
          // A chunk's generated name lists the pages that share it.
          chunkFileNames: ({ name }) => `assets/${name.startsWith('part~') ? 'part' : '[name]'}-[hash].js`,
          codeSplitting: {
            groups: chunkGroups(),
          },
        },
      },
    },
  };
});
