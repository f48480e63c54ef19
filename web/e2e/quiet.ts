import { errors, type Page } from '@playwright/test';

const WITHIN_MS = 5_000;

/**
 * Waits until nothing is on its way any more. Now and then Playwright misses the end of a request, and would wait for it until
 * something else is asked for: what has been quiet for so long is quiet.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: WITHIN_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
