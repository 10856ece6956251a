import { createWriteStream, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { makeZip } from 'client-zip';
import { expect, test } from 'vitest';
import { wordpress } from './wordpress.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'exports-'));
const head = '<rss><channel><wp:base_blog_url>https://old.example</wp:base_blog_url>';
const post = (id: number, text = 'Words') =>
  `<item><title>Post ${id}</title><link>https://old.example/${id}/</link><wp:post_id>${id}</wp:post_id>
   <wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${text}]]></content:encoded></item>`;

function file(name: string, content: string | Buffer) {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
}

async function zipOf(name: string, files: [string, string][]) {
  const zip = new Response(makeZip(files.map(([name, input]) => ({ name, input }))));
  return file(name, Buffer.from(await zip.arrayBuffer()));
}

const entriesIn = async (...files: string[]) => [...(await wordpress.readOverview(files)).entries.keys()];

test('parts of an export in a zip and a .gz are read once each', async () => {
  const zip = await zipOf('a.zip', [
    ['one/a.xml', `${head}${post(1)}</channel></rss>`],
    ['__MACOSX/a.xml', 'x'],
  ]);
  const gz = file('b.xml.gz', gzipSync(`${head}${post(1)}${post(2)}</channel></rss>`));
  expect(await entriesIn(zip, gz)).toEqual([1, 2]);
});

test('what is broken in the middle leaves the rest', async () => {
  const broken = file(
    'broken.xml',
    `${head}${post(1)}<item><a></b></item>\u0001${post(2)}${post(3).slice(0, 60)}`,
  );
  const { entries, problems, unread } = await wordpress.readOverview([broken]);
  expect([...entries.values()].map(({ title }) => title)).toEqual(['Post 1', 'Post 2', 'Post 3']);
  expect(problems.join(' ')).toContain('isn’t valid XML');
  expect(unread).toEqual(['broken.xml is cut off in “Post 3”, and what follows is missing.']);
});

test('items without ids, types and a site are posts of the site in their addresses', async () => {
  const items = ['one', 'two'].map(
    (name) => `<item><title>${name}</title><link>https://www.old.example/${name}/</link></item>`,
  );
  const found = await wordpress.readOverview([
    file('other.xml', `<rss><channel>${items.join('')}</channel></rss>`),
  ]);
  expect([...found.entries.values()].map(({ title, type }) => `${title} ${type}`)).toEqual([
    'one post',
    'two post',
  ]);
  expect(found.site.host).toBe('old.example');
});

test.each([
  [
    'a zip with paths that leave it',
    () => zipOf('dots.zip', [['../../up.xml', `${head}${post(1)}</channel></rss>`]]),
  ],
  ['a bomb', () => file('bomb.xml.gz', gzipSync(`${head}<item>${' '.repeat(80_000_000)}`))],
  [
    'a text of 40 MB',
    () => file('long.xml', `${head}<item><content:encoded><![CDATA[${'x'.repeat(40_000_000)}`),
  ],
  [
    'a document type',
    () => file('doctype.xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><rss>&b;</rss>'),
  ],
  ['words', () => file('words.xml', 'Hello')],
])('%s is refused', async (_name, made) => {
  await expect(entriesIn(await made())).rejects.toThrow();
});

test('languages of qTranslate are an entry each, which are translations of each other', async () => {
  const both = post(4, '[:id]Satu[:en]One[:]').replace('Post 4', '[:id]Judul[:en]Title[:]');
  const heads = (await wordpress.readOverview([file('q.xml', `${head}${both}</channel></rss>`)])).entries;
  expect([...heads.values()].map(({ title, language }) => [title, language])).toEqual([
    ['Judul', 'id'],
    ['Title', 'en'],
  ]);
  expect(heads.get(4)?.translations).toBe(heads.get(-4)?.translations);
});

test('an export of 85 MB needs no more memory than its list', async () => {
  const large = path.join(folder, 'large.xml');
  const words = '<p>Jadwal kapal berangkat setiap Selasa dan Jumat.</p>'.repeat(160);
  await pipeline(async function* () {
    yield head;
    for (let id = 1; id <= 10_000; id++) yield post(id, words);
    yield '</channel></rss>';
  }, createWriteStream(large));
  const before = process.memoryUsage().rss;
  expect((await entriesIn(large)).length).toBe(10_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});
