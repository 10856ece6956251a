import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { phonePhoto } from '#tests/pictures.ts';
import { dialog, jpeg, openFiles, type PictureFile, send, tile } from './test-files.ts';

const site = ownSite();
test.beforeEach(async ({ page }) => {
  await signIn(page, site);
  await openFiles(page, site);
});

test('a picture uploaded again is recognised, and stored twice only on request', { tag: '@long' }, async ({
  page,
}) => {
  const first = await jpeg('truk.jpg', '#e0a020');
  await send(page, first);
  await expect(page.getByText('1 file was uploaded.')).toBeVisible();
  const before = await stored();
  await page.getByLabel('choose files').setInputFiles([{ ...first, name: 'truk (1).jpg' }]);
  const row = page.getByRole('listitem', { name: 'truk (1).jpg' });
  await expect(row).toContainText('You already have this picture, as “truk.jpg”.');
  expect(await stored()).toEqual(before);
  await row.getByRole('button', { name: 'Show that one: truk.jpg' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('truk.jpg');
  await page.keyboard.press('Escape');
  await expect(tile(page, 'truk.jpg')).toBeVisible();
  await expect(tile(page, 'truk (1).jpg')).toBeHidden();

  await send(page, { ...first, name: 'truk (2).jpg' });
  await page.getByRole('button', { name: 'Upload a second copy' }).click();
  await expect(page.getByText('1 file was uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(tile(page, 'truk (2).jpg')).toBeVisible();
});

test('pictures are described as soon as they are there; what was refused says why, what failed is sent again', {
  tag: '@long',
}, async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-large-'));
  const large = path.join(folder, 'besar.pdf');
  await writeFile(large, '%PDF-1.7');
  await truncate(large, 60 * 1024 * 1024);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('file.upload')) sent += 1;
  });
  const upload = dialog(page, 'Upload files');
  const item = (name: string) => page.getByRole('listitem', { name });
  await page.getByRole('button', { name: 'Upload files' }).click();
  await page.getByLabel('choose files').setInputFiles(large);
  await expect(item('besar.pdf')).toContainText('The PDF is larger than 50 MB.');
  await expect(item('besar.pdf').getByRole('button')).toHaveCount(0);
  expect(sent).toBe(0);
  await rm(folder, { recursive: true });
  await page.getByRole('button', { name: 'Close' }).click();

  const pdf = { name: 'katalog.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 halo') };
  await page.route('**/api/trpc/file.upload*', (route) => {
    const fails = route.request().postDataBuffer()?.includes('alt-2.jpg') && sent < 4;
    return fails ? route.abort() : route.continue();
  });
  await send(page, pdf, await jpeg('alt-1.jpg', '#213141'), await jpeg('alt-2.jpg', '#314151'));
  await expect(upload.getByRole('status')).toHaveText('1 file was uploaded. 2 files were not uploaded.');
  await expect(item('katalog.pdf')).toContainText('Not uploaded');
  await expect(item('katalog.pdf')).toContainText(
    'The PDF is damaged or not complete. Please export it again.',
  );
  await expect(item('katalog.pdf').getByRole('button')).toHaveCount(0);
  await expect(item('alt-2.jpg').getByRole('alert')).not.toBeEmpty();
  await item('alt-2.jpg').getByRole('button', { name: 'Try again: alt-2.jpg' }).click();
  const alt = (name: string) => item(name).getByLabel('Alternative text');
  await expect(alt('alt-2.jpg')).toBeVisible();
  await alt('alt-1.jpg').fill('Palet di gudang');
  await alt('alt-1.jpg').press('Tab');
  await expect(alt('alt-2.jpg')).toBeFocused();
  await page.keyboard.type('Truk di jalan');
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(upload).toBeHidden();
  await tile(page, 'alt-2.jpg').click();
  await expect(dialog(page).getByLabel('Alternative text')).toHaveValue('Truk di jalan');
});

test('a cancelled upload leaves nothing behind', { tag: '@long' }, async ({ page }) => {
  const before = await stored();
  const large = { name: 'besar.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
  const begun = page.waitForRequest('**/api/trpc/file.upload*');
  const stopFirst = async (route: Route) => {
    site.signal('SIGSTOP'); // so that it can't finish before it is cancelled
    await route.continue();
  };
  await page.route('**/api/trpc/file.upload*', stopFirst, { times: 1 });
  await send(page, large);
  await begun;
  await page.getByRole('button', { name: 'Cancel besar.jpg' }).click();
  const row = page.getByRole('listitem', { name: 'besar.jpg' });
  await expect(row).toContainText('Cancelled');
  site.signal('SIGCONT');
  // Pictures are processed one after the other: once the next one is there, the first is finished.
  await page.getByLabel('choose files').setInputFiles(await jpeg('sesudah.jpg', '#0a0b0c'));
  await expect(page.getByText('1 file was uploaded.')).toBeVisible();
  expect(await stored()).toHaveLength(before.length + 1);
  await row.getByRole('button', { name: 'Try again: besar.jpg' }).click();
  await expect(page.getByText('2 files were uploaded.')).toBeVisible();
  expect(await stored()).toHaveLength(before.length + 2);
});

test('a status other than 200, 201 or 202 is no success', { tag: '@long' }, async ({ page }) => {
  const stored = { result: { data: { json: { id: 1, filename: 'x.jpg' } } } };
  for (const status of [203, 204, 206]) {
    const answer = { status, json: stored };
    await page.route('**/api/trpc/file.upload*', (route) => route.fulfill(answer), { times: 1 });
    const name = `status-${status}.jpg`;
    await send(page, await jpeg(name, `#${status}a0c`));
    const row = page.getByRole('listitem', { name });
    await expect(row.getByRole('alert')).not.toBeEmpty();
    await row.getByRole('button', { name: `Try again: ${name}` }).click();
    await expect(row).toContainText('Uploaded');
    await page.getByRole('button', { name: 'Close' }).click();
  }
});

test('files pasted into the screen or dropped on it are uploaded; outside the drop zone of the dialog nothing happens', {
  tag: '@long',
}, async ({ page }) => {
  const uploaded = async (name: string) => {
    await expect(page.getByText('1 file was uploaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(tile(page, name)).toBeVisible();
  };
  const copied = await transferOf(page, await jpeg('tempel.jpg', '#00c0c0'));
  await page.evaluate((clipboardData) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, copied);
  await uploaded('tempel.jpg');
  const dropped = await transferOf(page, await jpeg('jatuh.jpg', '#5a7d2a'));
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: dropped });
  await uploaded('jatuh.jpg');

  await page.getByRole('button', { name: 'Upload files' }).click();
  const upload = dialog(page, 'Upload files');
  await expect(upload).toBeVisible();
  const file = path.join(site.folder, 'halaman.html');
  await writeFile(file, '<h1>Bukan ini</h1>');
  const title = await upload.getByRole('heading').boundingBox();
  await drop(page, file, { x: Number(title?.x) + 5, y: Number(title?.y) + 5 }); // in the dialog
  await drop(page, file, { x: 5, y: 500 }); // outside of it
  await expect(upload).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/only-us/global-setting/file-manager');
  await expect(upload.getByRole('listitem')).toHaveCount(0);
});

/** Files during a drag, or on the clipboard. */
function transferOf(page: Page, { name, buffer }: PictureFile) {
  return page.evaluateHandle(
    ([name, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }));
      return data;
    },
    [name, [...buffer]] as const,
  );
}

/** Drops a file as if from the desktop; synthetic events wouldn't make the browser navigate. */
async function drop(page: Page, file: string, place: { x: number; y: number }) {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...place, data });
  }
  await browser.detach();
}

const stored = async () =>
  (await readdir(path.join(site.folder, 'uploads'))).filter((name) => !name.startsWith('.'));
