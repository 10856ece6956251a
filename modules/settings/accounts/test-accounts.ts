import { type Browser, expect, type Page } from '@playwright/test';
import { addAccount, isReady } from '#tests/back-office.ts';
import { budi } from '#tests/people.ts';
import type { RunningSite } from '#tests/site.ts';

const screen = '/only-us/global-setting/profile';

export async function openAccounts(page: Page, site: RunningSite) {
  const answer = await page.goto(site.url + screen);
  if (answer?.ok()) await isReady(page);
  return answer;
}

/** A client of this name, who has a password; shows the administrator's screen. */
export async function withClient(page: Page, site: RunningSite, name: string) {
  const email = `${name.toLowerCase()}@vinci.example`;
  const client = { name, email, role: 'client', password: budi.password } as const;
  await addAccount(site, client);
  await openAccounts(page, site);
  return client;
}

export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

export async function open(page: Page, button: string, title: string) {
  await isReady(page);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

export async function choose(page: Page, name: string, entry: string) {
  await isReady(page);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

export async function confirm(page: Page, answer: string) {
  await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
}

/** A page in the browser of somebody else, without script. */
export async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}
