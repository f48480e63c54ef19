import { defineConfig } from '@playwright/test';

// oxlint-disable-next-line import/no-default-export -- Playwright reads the default export
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.test-results/e2e',
  // One worker: the journeys share one system and change its prices.
  workers: 1,
  forbidOnly: true,
  // Generous, since the whole system shares the machine's cores with the browser; what must be quick says so itself.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.test-results/e2e.json' }]],
  use: {
    baseURL: process.env.LARDER_URL ?? 'http://127.0.0.1:8080',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
