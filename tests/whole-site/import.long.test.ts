import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeZip } from 'client-zip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { importSite } from '#modules/transfer/export/import-site.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { exported, openFullSite } from './full-site.ts';

let from: Awaited<ReturnType<typeof openFullSite>>;
let export_: Awaited<ReturnType<typeof exported>>;
const opened: TestSite[] = [];

beforeAll(async () => {
  from = await openFullSite();
  export_ = await exported(from);
});
afterAll(async () => {
  await from?.close();
  for (const site of opened) await site.close();
});

/** A site that nobody has written on. */
async function freshSite() {
  const home = mkdtempSync(path.join(tmpdir(), 'fresh-site-'));
  const site = await openTestSite({
    file: path.join(home, 'vinci.db'),
    variables: { AUTH_URL: from.origin },
  });
  opened.push(site);
  return Object.assign(site, { home });
}

async function importInto(site: Awaited<ReturnType<typeof freshSite>>, file: string) {
  const db = openDatabase(path.join(site.home, 'vinci.db'));
  try {
    return await importSite({ db, folder: site.files.folder, origin: from.origin }, file, () => undefined);
  } finally {
    db.$client.close();
  }
}

/** The export with other parts. */
async function changed(name: string, change: (parts: Map<string, Buffer | string>) => void) {
  const parts = new Map<string, Buffer | string>(export_.parts);
  change(parts);
  const file = path.join(from.home, name);
  const zip = makeZip([...parts].map(([name, input]) => ({ name, input })));
  await writeFile(file, Buffer.from(await new Response(zip).arrayBuffer()));
  return file;
}

test('a fresh site becomes the same site, also when that moves on: entries, files, addresses, and what visitors get', async () => {
  const [site, third] = [await freshSite(), await freshSite()];
  expect(await importInto(site, export_.file)).toMatchObject({ notes: [] });
  const again = await exported(site);
  expect(await importInto(third, again.file)).toMatchObject({ notes: [] });
  // The menu of wordpress.xml has the time of the export, too.
  const now = /<pubDate>.*|<wp:post_(date|modified).*|"exportedAt.*|^.*, exported from.*/g;
  const timeless = ({ parts }: { parts: Map<string, Buffer> }) =>
    [...parts].map(([name, bytes]) => [name, String(bytes).replace(now, '')]);
  const expected = timeless(export_);
  for (const moved of [again, await exported(third)]) expect(timeless(moved)).toEqual(expected);
  for (const address of [
    '/blogs/semua',
    '/en/blogs/every-part',
    '/tentang',
    '/packaging/kotak-kado',
    '/blogs/sasaran',
    '/lama',
    '/hilang',
  ]) {
    const [before, after] = await Promise.all(
      [from, site].map(async (each) => {
        const answer = await fetch(each.address + address, { redirect: 'manual' });
        return [answer.status, answer.headers.get('location'), await answer.text()];
      }),
    );
    expect([address, after]).toEqual([address, before]);
  }
  const [stored] = await site.storedFiles();
  expect(await readFile(path.join(site.files.folder, stored ?? ''))).toEqual(
    await readFile(path.join(from.files.folder, stored ?? '')),
  );
  expect(await site.administrator.search.getPage({ query: 'semua' })).toEqual(
    await from.administrator.search.getPage({ query: 'semua' }),
  );
  await expect(importInto(site, export_.file)).rejects.toThrow('Somebody has written on this site already');
});

test('nothing is changed by an export that can’t be imported, and a whole one can be afterwards', async () => {
  const site = await freshSite();
  const part = `entries/blog/${from.full}.json`;
  const broken: [string, (parts: Map<string, Buffer | string>) => void, string][] = [
    ['truncated.zip', (parts) => parts.delete('files.json'), 'The export has no files.json'],
    ['newer.zip', (parts) => parts.set('site.json', '{"format":99}'), 'newer version'],
    ['json.zip', (parts) => parts.set(part, '{'), `${part} can’t be read`],
    [
      'script.zip',
      (parts) =>
        parts.set(
          part,
          String(parts.get(part)).replace('https://luar.example/a_b?c=1&d=2', 'javascript:alert(1)'),
        ),
      part,
    ],
    [
      'html.zip',
      (parts) => parts.set('files/Foto.jpg', '<html><script>alert(1)</script>'),
      'files/Foto.jpg: This file type isn’t supported.',
    ],
    [
      'name.zip',
      (parts) =>
        parts.set(
          'files.json',
          String(parts.get('files.json')).replace(/"filename":"\w+\.jpg"/, '"filename":"../../x.jpg"'),
        ),
      'files.json can’t be used',
    ],
    ['path.zip', (parts) => parts.set('../../../tmp/evil.json', '{}'), 'invalid relative path'],
  ];
  const state = () => site.db.$client.serialize().toString('base64');
  const before = state();
  for (const [name, change, why] of broken) {
    await expect(importInto(site, await changed(name, change)), name).rejects.toThrow(why);
    expect([name, state() === before, await site.storedFiles()]).toEqual([name, true, []]);
  }
  expect((await importInto(site, export_.file)).entries).toBeGreaterThan(5);
});

test('what visitors couldn’t be shown becomes a draft, and a type that isn’t here is left out: both are listed', async () => {
  const site = await freshSite();
  const file = await changed('older.zip', (parts) => {
    const part = `entries/blog/${from.full}.json`;
    const entry = JSON.parse(String(parts.get(part)));
    parts.set(
      part,
      JSON.stringify({ ...entry, fields: { ...entry.fields, title: 'x'.repeat(300) }, changes: null }),
    );
    parts.set('entries/podcast/1.json', '{}');
  });
  const { notes } = await importInto(site, file);
  expect(notes).toEqual([
    expect.stringContaining('kept as a draft'),
    '1 entries of podcast are left out: this site has no such type.',
  ]);
  expect((await site.administrator.blog.get({ id: from.full })).status).toBe('draft');
});
