import { execFile } from 'node:child_process';
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import SQLite from '#database/driver.mjs';
import { addAccountWithApp, fillSignIn, signInWithoutScript } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { signIn } from '#tests/sign-in.ts';

const site = ownSite();

/** Runs `npm run site -- …` while the site is up; returns its output and whether it worked. */
function command(...words: string[]) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: `file:${site.folder}/vinci.db`,
    UPLOADS_DIR: `${site.folder}/uploads`,
    AUTH_SECRET: 'a secret of the tests, long enough',
    AUTH_URL: site.url,
  };
  const program = path.resolve(import.meta.dirname, '../../bin/site.mjs');
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(process.execPath, [program, ...words], { env, cwd: site.folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  );
}

test('an account created on the command line can sign in to the running site', { tag: '@long' }, async ({
  page,
}) => {
  const made = await command(
    'user',
    'create',
    'Budi@vinci.example',
    ...['--role', 'client', '--name', budi.name, '--password', budi.password],
  );
  expect(made).toEqual({
    code: 0,
    stdout: 'Created the account Budi@vinci.example: Budi Santoso, client.\n',
    stderr: '',
  });
  await page.goto(`${site.url}/auth/signin`);
  await fillSignIn(page, budi);
  await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
  await expect(page.getByText(budi.name)).toBeVisible();
});

test('a link sets the password, until a newer one is created', { tag: '@long' }, async ({ page }) => {
  const citra = { email: 'citra@vinci.example', password: 'Karton#2026' };
  const link = /works once, until [\d-]+ [\d:]+ UTC:\n(\S+)\n$/;
  const made = await command('user', 'create', citra.email, '--role', 'administrator', '--name', 'Citra');
  expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(link) });
  const again = await command('user', 'link', ' CITRA@vinci.example');
  expect(again).toMatchObject({ code: 0, stdout: expect.stringMatching(link) });

  await page.goto(made.stdout.match(link)?.[1] ?? '');
  await expect(page.getByRole('heading')).toHaveText('This link is no longer valid');
  await page.goto(again.stdout.match(link)?.[1] ?? '');
  await page.getByLabel('New password').fill(citra.password);
  await page.getByLabel('Confirm password').fill(citra.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/dashboard`);
});

test('an operator resets the second factor of somebody who has lost it', { tag: '@long' }, async ({
  page,
}) => {
  const eka = { email: 'eka@vinci.example', name: 'Eka', role: 'client', password: 'gudang-2026' } as const;
  await addAccountWithApp(site, eka);
  await page.goto(`${site.url}/auth/signin`);
  await fillSignIn(page, eka);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const { stdout } = await command('user', 'reset-second-factor', eka.email);
  expect(stdout).toContain('eka@vinci.example signs in with the password alone');
  await signInWithoutScript(page, site, eka);
});

test('an impossible command fails with one sentence', { tag: '@long' }, async () => {
  const create = ['user', 'create', 'b@vinci.example', '--role', 'client', '--name', 'B'];
  const refusals: [string[], RegExp][] = [
    [['usre', 'create'], /^There is no command “usre create”; .*help.*$/],
    [['user'], /^There is no command “user”; .*$/],
    [['user', 'link', 'nobody@vinci.example'], /^There is no account with the email nobody@vinci.example\.$/],
    [create.with(2, site.email), /^Data already exists\.$/],
    [create.with(2, 'b@vinci'), /^Please write an email address like name@example\.com\.$/],
    [create.with(4, 'boss'), /^Please set a role: .*$/],
    [create.with(6, ' '), /^Name is required\.$/],
    [[...create, '--password', 'pendek1'], /^Password minimum 8 character\.$/],
    [[...create, '--password', 'tanpa angka'], /^The password must consist of uppercase .*$/],
    [[...create, '--password', 'Password123'], /^This is one of the most common passwords .*$/],
    [[...create, 'Santoso'], /^Usage: npm run site -- user create <email> .*$/],
    [['maintenance', 'maybe'], /^Please choose on or off: .*$/],
    [['maintenance', 'on', '--now'], /^Usage: npm run site -- maintenance on\|off$/],
  ];
  for (const [words, sentence] of refusals) {
    const { code, stdout, stderr } = await command(...words);
    expect([words, code, stdout]).toEqual([words, 1, '']);
    expect(stderr.trimEnd()).toMatch(sentence);
  }
});

test('switching maintenance affects the very next visitor', { tag: '@long' }, async () => {
  const status = async () => (await fetch(site.url)).status;
  expect(await status()).toBe(200);
  expect((await command('maintenance', 'on')).stdout).toContain('visitors see the maintenance page');
  expect(await status()).toBe(503);
  expect((await command('maintenance', 'off')).stdout).toContain('visitors see the site');
  expect(await status()).toBe(200);
});

test('help lists every command, and so does a call without one', { tag: '@long' }, async () => {
  for (const words of [['help'], ['user', 'create', '--help'], []]) {
    const { code, stdout } = await command(...words);
    expect(code).toBe(0);
    for (const name of ['user create', 'user link', 'maintenance on|off', 'doctor'])
      expect(stdout).toContain(name);
  }
});

test('the doctor finds no problems in a new site, and those of an old one', { tag: '@long' }, async () => {
  expect(await command('doctor')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /Kept besides the content itself: 0 working copies \(0\.0 MB\), \d+ versions .*No problems found\.\n$/s,
    ),
  });

  const headers = { Cookie: await signIn(site.url, site), Origin: site.url };
  for (const width of [40, 50]) {
    const body = formWith(await photo({ width }));
    const answer = await fetch(`${site.url}/api/trpc/file.upload`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  }
  const uploads = path.join(site.folder, 'uploads');
  const [missing = '', short = ''] = readdirSync(uploads).filter((name) => !name.startsWith('.'));
  rmSync(path.join(uploads, missing));
  truncateSync(path.join(uploads, short), 10);
  writeFileSync(path.join(uploads, 'left-over.jpg'), '');
  const db = new SQLite(path.join(site.folder, 'vinci.db'));
  db.pragma('foreign_keys = OFF');
  db.exec("update files set uploaded_by = 'nobody'; update users set active = 0");
  db.close();

  const { code, stdout, stderr } = await command('doctor');
  expect(code).toBe(1);
  expect(stdout).toMatch(/✗ Rows refer to missing rows: \d+ \(files to users\)/);
  expect(stdout).toContain('✗ No administrator can sign in.');
  expect(stdout).toMatch(new RegExp(`✗ Files are missing or damaged: .*${missing} \\(“[^”]+”, missing, `));
  expect(stdout).toMatch(new RegExp(`✗ Files are missing or damaged: .*${short} \\(“[^”]+”, truncated, `));
  expect(stdout).toContain('· Files that the site doesn’t know: left-over.jpg.');
  expect(stderr).toBe('3 problems found: ✗\n');
});
