import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import SQLite from '#database/driver.mjs';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { signIn as session } from '#tests/sign-in.ts';
import { startSite } from '#tests/site.ts';

const site = ownSite();
let archive: string;
test.beforeAll(async () => {
  await sendPictures(3);
  archive = path.join(site.folder, 'pindah.tar.gz');
});

/** Runs `npm run site -- …` for the site in a folder. */
function command(folder: string, words: string[], more: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: `file:${folder}/vinci.db`,
    UPLOADS_DIR: `${folder}/uploads`,
    AUTH_SECRET: 'a secret of the tests, long enough',
    ...more,
  };
  const program = path.resolve(import.meta.dirname, '../../bin/site.mjs');
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(process.execPath, [program, ...words], { env, cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  );
}

const picturesIn = (folder: string) =>
  readdirSync(path.join(folder, 'uploads')).filter((name) => !name.startsWith('.'));

/** Uploads this many pictures: a site without starter content has none. */
async function sendPictures(count: number) {
  const headers = { Cookie: await session(site.url, site), Origin: site.url };
  for (let number = 1; number <= count; number += 1) {
    const body = formWith(await photo({ width: 30 + number }));
    const answer = await fetch(`${site.url}/api/trpc/file.upload`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  }
}

/** Uploads and deletes pictures until stopped. */
async function keepWriting() {
  const headers = { Cookie: await session(site.url, site), Origin: site.url };
  let going = true;
  const call = async (name: string, body: FormData | string) => {
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
    const options = { method: 'POST', headers: { ...headers, ...type }, body };
    const answer = await fetch(`${site.url}/api/trpc/file.${name}`, options);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { result: { data: { json: { id: number } } } }).result.data.json;
  };
  const work = (async () => {
    for (let width = 50; going; width += 1) {
      const { id } = await call('upload', formWith(await photo({ width })));
      if (width % 2) await call('delete', JSON.stringify({ json: { id } }));
    }
  })();
  return async () => {
    going = false;
    await work;
  };
}

// First, before there is one.
test('a new site announces its first backup, and its time stays', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/backups`);
  const words = page.getByText(/^The first backup runs /);
  const before = await words.innerText();
  const next = async () => {
    const answer = await page.request.get(`${site.url}/api/trpc/site.getBackups`);
    return (await answer.json()).result.data.json.next;
  };
  const first = await next();
  await page.reload();
  await expect(words).toHaveText(before);
  expect(await next()).toBe(first);
});

test('a backup of a busy site can be restored as another site', { tag: '@long' }, async ({ page }) => {
  const stopWriting = await keepWriting();
  const made = await command(site.folder, ['backup', archive]);
  await stopWriting();
  expect(made.stderr).toBe('');
  expect(made.stdout).toMatch(/^Backed up the database and \d+ pictures, [\d.]+ MB:\n.*pindah\.tar\.gz\n/);
  expect(made.stdout).toContain('Verified by restoring it to a temporary folder.');

  const folder = path.join(site.folder, 'rumah-baru');
  mkdirSync(folder);
  const restored = await command(folder, ['restore', archive]);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(/^Restored the site as of \S+: the database and \d+ pictures\.\n/);
  const db = new SQLite(path.join(folder, 'vinci.db'), { readonly: true });
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(db.prepare('select filename from files').pluck().all().sort()).toEqual(picturesIn(folder).sort());
  db.close();

  const env = { DATABASE_URL: `file:${folder}/vinci.db`, UPLOADS_DIR: `${folder}/uploads` };
  const other = await startSite({ env });
  try {
    await signIn(page, other, site);
    const [picture] = picturesIn(folder);
    const answer = await page.request.get(`${other.url}/api/images/upload/${picture}`);
    expect(answer.status()).toBe(200);
  } finally {
    await other.stop();
  }
});

test('a restore is refused while the server runs, and from a damaged archive', { tag: '@long' }, async () => {
  const before = picturesIn(site.folder);
  const refused = await command(site.folder, ['restore', archive]);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^Another server uses the database .*Stop that one first\.\n$/);

  const folder = path.join(site.folder, 'rusak');
  mkdirSync(folder);
  truncateSync(archive, 5000);
  const damaged = await command(folder, ['restore', archive]);
  expect(damaged).toMatchObject({ code: 1, stdout: '' });
  expect(damaged.stderr).toMatch(/pindah\.tar\.gz is no backup of Vinci, or it is damaged .*\n$/);
  expect(readdirSync(folder).filter((name) => !/\.lock$/.test(name))).toEqual(['uploads']);
  expect(await command(folder, ['restore'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Please choose a backup/),
  });
  expect(await command(folder, ['backup'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no database at/),
  });
  expect((await fetch(`${site.url}/up`)).status).toBe(200);
  expect(picturesIn(site.folder)).toEqual(before);
});

test('some nightly backups are kept, and the screen lists them', { tag: '@long' }, async ({ page }) => {
  const folder = path.join(site.folder, 'backups');
  const nightly = () => readdirSync(folder).filter((name) => name.startsWith('nightly-'));
  mkdirSync(folder, { recursive: true });
  for (const day of ['01', '02', '03']) {
    writeFileSync(path.join(folder, `nightly-2026-01-${day}T19-00-00.tar.gz`), '');
  }
  const made = await command(site.folder, ['backup', '--kind', 'nightly'], { BACKUP_KEEP: '2' });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(nightly()).toHaveLength(2);
  expect(nightly()).toContain('nightly-2026-01-03T19-00-00.tar.gz');

  await signIn(page, site);
  await page.goto(`${site.url}/only-us/backups`);
  const card = page.getByRole('main');
  const rows = page.getByRole('row', { name: 'Nightly' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/[\d.]+ [kM]B/);
  await expect(rows.first()).toContainText('By a test restore');
  // An archive that can't be read.
  await expect(rows.last()).toContainText('Not verified');
  await expect(card).toContainText(/Next (tomorrow|today), 02:00\./);
  // The screen must not reveal where the server stores them.
  await expect(page.getByRole('main')).not.toContainText(site.folder);
});
