import { errors, type Page } from '@playwright/test';

const WITHIN_MS = 5_000;

/**
 * Waits until no request is in flight. Playwright occasionally misses the end of a request and would wait for the next
 * one, so five quiet seconds count as idle.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: WITHIN_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
