import { test } from '@playwright/test';
import { type RunningSite, startSite } from './site.ts';

/** A site for the tests of one file, which change it: started before the first and stopped after the last of them. */
export function ownSite(options?: Parameters<typeof startSite>[0]): RunningSite {
  const site = {} as RunningSite;
  test.beforeAll(async () => {
    Object.assign(site, await startSite(options));
  });
  test.afterAll(() => site.stop?.());
  return site;
}
