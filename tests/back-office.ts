import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { createAccount, type NewAccount } from '#server/auth/accounts.ts';
import { authenticators } from '#server/auth/tables.ts';
import type { Person } from './people.ts';
import type { RunningSite } from './site.ts';

/** Signs in a browser with a request, which is faster than the form. Opens no screen. */
export async function signIn(page: Page, site: RunningSite, person: Person = site): Promise<void> {
  const csrf = await page.request.get(`${site.url}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const { email, password } = person;
  const form = { csrfToken, email, password, json: 'true' };
  const answer = await page.request.post(`${site.url}/api/auth/callback/credentials`, { form });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs in a browser with a request and opens the dashboard. */
export async function openDashboard(page: Page, site: RunningSite, person: Person = site): Promise<void> {
  await signIn(page, site, person);
  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
}

/** Signs in through the form, even in a browser without script, where a screen never becomes ready. */
export async function signInWithoutScript(page: Page, site: RunningSite, person: Person = site) {
  await page.goto(`${site.url}/auth/signin`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
}

/** Waits until a screen that was just loaded is hydrated. */
export async function isReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Creates an account in the database of a running site. */
export async function addAccount(site: RunningSite, account: NewAccount): Promise<void> {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  await createAccount(db, account);
  db.$client.close();
}

/** The same with an authenticator app, whose codes nobody knows. */
export async function addAccountWithApp(site: RunningSite, account: NewAccount): Promise<void> {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const userId = await createAccount(db, account);
  const app = { userId, secret: 'sealed', lastStep: 0, createdAt: new Date() };
  db.insert(authenticators).values(app).run();
  db.$client.close();
}

/** Chooses an item of the menu “More” of a row, a card or a form. */
export async function more(within: Locator, item: string): Promise<void> {
  await within.getByRole('button', { name: /^More/ }).click();
  await within.page().getByRole('menuitem', { name: item, exact: true }).click();
}

/**
 * Clicks a link with Ctrl, and returns the address that the browser would open in another tab; empty when the page takes the click
 * for itself. It opens none: Playwright may wait forever for a tab that a click has opened.
 */
export async function ctrlClick(link: Locator): Promise<string> {
  const page = link.page();
  await page.evaluate(() => {
    const listen = (event: Event) => {
      const target = (event.target as Element).closest('a');
      document.documentElement.dataset.newTab = event.defaultPrevented ? '' : (target?.href ?? '');
      event.preventDefault();
    };
    window.addEventListener('click', listen, { once: true });
  });
  await link.click({ modifiers: ['Control'] });
  return page.evaluate(() => document.documentElement.dataset.newTab ?? '');
}

/** What a form says of its record, in one sentence: in the bar of a screen or of a dialog. */
export const stateIn = (within: Page | Locator): Locator => within.locator('.form-state [role=status]');

/** The same once what was typed is saved, and not published. */
export const savedUnpublished = /^((Draft|New|Deleted .+) · saved \d\d:\d\d|Live · \d+ changes?( \(.+\))?)$/;

// A save waits 20 seconds for its answer, and is then sent again: a starved machine may exceed them.
const late = 'mutation content.keepCopy failed: signal is aborted without reason';

/** Collects the page's console errors and warnings from now on, hydration errors included. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.text() === late) return;
    if (['error', 'warning'].includes(message.type())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}
