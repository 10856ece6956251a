// Only next-auth's own client knows whether /api/auth speaks its protocol. `overrides` in package.json give it our nodemailer and
// the small package `cookie` for its peer `next`: its browser client uses neither, and Next.js has 100 MB.
import { test as base, type Page } from '@playwright/test';
import { openMailbox } from '#tests/mailbox.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { bundleTestPage, TestPage } from './test-page.ts';

interface Tabs {
  tab: TestPage;
  /** Another tab of the same browser. */
  otherTab: TestPage;
}

interface Shared {
  mailbox: Awaited<ReturnType<typeof openMailbox>>;
  /** Sends its mail to `mailbox`. */
  site: RunningSite;
  script: string;
}

/** Tests with a site and the test page of next-auth's client in tabs. https://playwright.dev/docs/test-fixtures */
export const test = base.extend<Tabs, Shared>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      mailbox.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await startSite({ env: { EMAIL_SERVER: mailbox.url, LOG_LEVEL: 'error' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  script: [async ({}, use) => use(await bundleTestPage()), { scope: 'worker' }],
  tab: async ({ page, site, script }, use) => use(await served(page, site, script)),
  otherTab: async ({ context, site, script }, use) =>
    use(await served(await context.newPage(), site, script)),
});

async function served(page: Page, site: RunningSite, script: string) {
  const tab = new TestPage(page, site.url);
  await tab.serve(script);
  return tab;
}
