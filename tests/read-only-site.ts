import { test as base } from '@playwright/test';
import { type RunningSite, startSite } from './site.ts';

/**
 * Read-only tests: all of them in the same worker share one `site` with its starter content.
 * https://playwright.dev/docs/test-fixtures#worker-scoped-fixtures
 */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
