import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../deploy/proof-parts/chromium-flags.ts';

/** The systems of this run, one per worker, as environment variables; without them LARDER_URL and the like name one. */
const systems = JSON.parse(process.env.LARDER_SYSTEMS ?? '[{}]') as Record<string, string>[];
Object.assign(process.env, systems[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const launch = (executablePath: string) => ({ launchOptions: { executablePath, args: CHROMIUM_FLAGS } });

// oxlint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.test-results/e2e',
  workers: systems.length,
  forbidOnly: true,
  // With a trace. Tests that pass on retry are listed at the end of the run.
  retries: 1,
  // Long, because the whole system shares the machine's cores with the browser; tests of speed have shorter limits.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.test-results/e2e.json' }]],
  use: {
    baseURL: process.env.LARDER_URL ?? 'http://127.0.0.1:8080',
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'browser',
      testMatch: '**/*.e2e.ts',
      testIgnore: 'signage/**',
      // Animations would take time from tests that are not about them.
      use: { ...launch(process.env.HEADLESS_SHELL_PATH ?? chromium), contextOptions: { reducedMotion: 'reduce' } },
    },
    // Televisions run a whole browser: full screen, wake lock, service worker.
    { name: 'signage', testMatch: 'signage/**/*.e2e.ts', use: launch(chromium) },
  ],
});
