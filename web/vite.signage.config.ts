import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkSignage } from './build/check-signage.ts';
import { cssModules } from './build/css-modules.ts';
import { finishDist } from './build/finish-dist.ts';
import { forbidContracts } from './build/forbid-contracts.ts';
import { preloadFont } from './build/preload-font.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * The pages on the stores' televisions, whose browsers may be seven years old (webOS 5 is Chromium 68): a separate
 * entry, built after the main one into the same folder, as one script without anything newer than ES2019.
 */
// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default defineConfig({
  plugins: [
    forbidContracts(),
    react(),
    preloadFont('archivo-latin-wght'),
    serviceWorker('src/app/signage/worker/signage-worker.ts'),
    checkSignage(),
    finishDist('.build-signage'),
  ],
  css: { modules: cssModules },
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2019',
    cssTarget: 'chrome68',
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'signage.html',
      output: { codeSplitting: false },
      onLog(level, log, report) {
        // This warning precedes tree shaking; the written script is checked afterwards.
        if (log.code !== 'TOLERATED_TRANSFORM') report(level, log);
      },
    },
  },
});
