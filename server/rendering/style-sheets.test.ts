import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';
import { styleSheetsOf } from './style-sheets.ts';

const site = siteOfEachTest();

const get = (path: string) => fetch(site.address + path);

test('a page gets the sheets named after its classes, in one file that is cached for ever', async () => {
  const address = styleSheetsOf('<nav class="share-page screen-only"></nav><p class="section-top">') ?? '';
  expect(address).toMatch(/^\/assets\/styles\/section-top\.share-page-[0-9a-f]{8}\.css$/);
  expect(styleSheetsOf('<p class="section-top"></p><p class="share-page"></p>')).toBe(address);
  expect(styleSheetsOf('<p class="lead">share-page</p>')).toBe(null);
  const answer = await get(address);
  expect(answer.headers.get('content-type')).toContain('text/css');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('the sheets of an earlier version of the program are answered, but not kept', async () => {
  const answer = await get('/assets/styles/section-top.gone-00000000.css');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await get('/assets/styles/gone-00000000.css')).status).toBe(404);
});

test('no two sheets of public pages are named after the same class', () => {
  const files = ['modules', 'pages/(public)', 'renderer/public/css/parts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  );
  const names = files
    .filter((file) => file.endsWith('.css') && !/\/(cards|only-us)\//.test(file))
    .map((file) => path.basename(file, '.css'));
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z-]+$/.test(name))).toEqual([]);
});
