import { mkdir, rename, rm, symlink, unlink } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let picture: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  site = await openTestSite({ log });
  const { filename } = await site.client.file.upload(formWith(await photo({ width: 900, height: 600 })));
  picture = `/api/images/upload/${filename}`;
});
afterEach(() => site.close());

const ask = async (address: string) => {
  const answer = await fetch(site.address + address);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const smaller = (url: string) => `/api/images/optimize?${new URLSearchParams({ url, w: '640' })}`;
const about = (words: string) =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes(words));

test('pictures get a 503 with Retry-After while the uploads disk is unmounted, and the log says what to do', async () => {
  const { folder } = site.services.files;
  await rename(folder, `${folder}.away`);
  await mkdir(folder); // the mount point
  for (const address of [picture, smaller(picture), picture, smaller(picture)]) {
    const { status, headers, text } = await ask(address);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(text).toMatch(/^The pictures can’t be reached/);
  }
  expect(about('can’t be reached')).toMatchObject([{ level: 50, folder }]);
  expect(about('can’t be reached')[0].msg).toMatch(/Mount its disk.*UPLOADS_DIR/);
  expect((await ask(smaller('/api/images/upload/no-name.jpg'))).status).toBe(503);
  expect((await ask(smaller('/nothing.jpg'))).status).toBe(404);
  await rm(folder, { recursive: true });
  await rename(`${folder}.away`, folder);
  expect((await ask(picture)).status).toBe(200);
  expect((await ask(smaller(picture))).status).toBe(200);
  await ask(picture.replace(/\w{8}\.jpg/, '00000000.jpg'));
  expect(about('reached again')).toHaveLength(1);
});

test('a picture that can’t be read gets a 503, not a 500', async () => {
  const { folder } = site.services.files;
  const file = path.join(folder, path.basename(picture));
  await rename(file, `${file}.away`);
  // The tests may run as root, who can read everything; but nobody can read a link to itself.
  await symlink(file, file);
  for (const address of [picture, smaller(picture)]) {
    const { status, headers } = await ask(address);
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
  }
  expect(about('can’t be read')[0]).toMatchObject({ level: 50, err: { path: file } });
  await unlink(file);
  await rename(`${file}.away`, file);
  expect((await ask(smaller(picture))).status).toBe(200);
});
