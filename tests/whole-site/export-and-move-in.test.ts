import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsOfBlock, textsIn } from '#lib/block-values.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { filesInText, plainText } from '#lib/rich-text/read.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { noChoices } from '#modules/transfer/move-in/choices.ts';
import { runImport } from '#modules/transfer/move-in/run.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { exported, openFullSite } from './full-site.ts';

let from: Awaited<ReturnType<typeof openFullSite>>;
let to: TestSite;
beforeAll(async () => {
  from = await openFullSite();
  const { parts, file: zip } = await exported(from);
  const file = path.join(from.home, 'wordpress.xml');
  await writeFile(file, parts.get('wordpress.xml') ?? '');
  to = await openTestSite();
  const upload = (kind: 'export' | 'files', at: string) => ({
    kind,
    name: path.basename(at),
    at,
    bytes: null,
  });
  const options = { uploads: [upload('export', file), upload('files', zip)], choices: noChoices };
  await runImport({ ...to.services, files: to.files }, options);
});
afterAll(async () => {
  await from?.close();
  await to?.close();
});

const wordsOf = (text: RichText) => plainText(text).match(/[\p{L}\p{N}]+/gu);

test('what went out as wordpress.xml comes back by moving in, with the same words and pictures', async () => {
  const rows = await to.administrator.blog.getAll({});
  const posts = await Promise.all(rows.posts.map(({ id }) => to.administrator.blog.get({ id })));
  const back = posts.find(({ slug }) => slug === 'semua');
  const before = await from.administrator.blog.get({ id: from.full });
  const { title, excerpt, status, tags, author, noindex, seoTitle } = before;
  expect(back).toMatchObject({ title, excerpt, status, tags, author, noindex, seoTitle });
  expect(wordsOf(back?.body as RichText)).toEqual(wordsOf(before.body as RichText));
  expect(filesInText(back?.body as RichText)).toHaveLength(3);
  expect(posts.find(({ slug }) => slug === 'rancangan')?.status).toBe('draft');
  const [offer] = await to.administrator.packaging.getAll();
  expect(offer).toMatchObject({ name: 'Kotak kado', slug: 'kotak-kado', status: 'published' });
  const pages = await to.administrator.page.getAll();
  const page = pages.find(({ slug }) => slug === 'tentang');
  const texts = (blocks: PlacedBlock[] = []) =>
    blocks
      .flatMap(({ kind, values }) => textsIn(fieldsOfBlock(kind), values))
      .map(plainText)
      .join(' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const original = await from.administrator.page.get({ id: from.page });
  const moved = new Set(texts(page && (await to.administrator.page.get({ id: page.id })).blocks));
  expect(texts(original.blocks).filter((word) => !moved.has(word))).toEqual([]);
});
