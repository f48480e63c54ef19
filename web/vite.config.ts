import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { finishDist } from './build/finish-dist.ts';
import { forbidContracts } from './build/forbid-contracts.ts';
import { preloadFont } from './build/preload-font.ts';
import { prerenderBoard } from './build/prerender-board.ts';
import { serveSignage } from './build/serve-signage.ts';

const system = process.env.LARDER_URL ?? 'http://127.0.0.1:8080';

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default defineConfig({
  plugins: [
    forbidContracts(),
    react(),
    tailwindcss(),
    serveSignage(),
    preloadFont('archivo-latin-wght'),
    prerenderBoard(),
    finishDist('.build'),
  ],
  server: { proxy: { '/api': system, '/images': system, '/ws': { target: system, ws: true } } },
  build: {
    outDir: 'dist',
    // The content security policy allows no inline data for scripts and styles, so nothing is inlined.
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            {
              name: 'query-router',
              test: /node_modules[\\/](@tanstack[\\/](react-query|query-core)|react-router|react-router-dom)[\\/]/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
