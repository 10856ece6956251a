import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

async function ask(query: string, init: RequestInit = {}) {
  const answer = await fetch(`${site.address}/api/images/optimize?${query}`, init);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}
const askFor = (url: string) => ask(String(new URLSearchParams({ url, w: '640' })));

const url = '/api/images/upload/0123456789abcdef0123456789abcdef.jpg';
const long = `/${'a'.repeat(3072)}`;

describe('an invalid request is refused with a sentence', () => {
  test.each([
    ['', '"url" parameter is required'],
    ['url=&w=640', '"url" parameter is required'],
    ['url=/a.png&url=/b.png&w=640', '"url" parameter cannot be an array'],
    [`url=${long}&w=640`, '"url" parameter is too long'],
    ['url=//evil.example/a.png&w=640', '"url" parameter cannot be a protocol-relative URL (//)'],
    ['url=/api/images/optimize&w=640', '"url" parameter cannot be recursive'],
    ['url=/api/images/%256fptimize?url=/a.png&w=640', '"url" parameter cannot be recursive'],
    ['url=http://127.0.0.1/a.png&w=640', '"url" parameter is not allowed'],
    ['url=HTTPS://evil.example/a.png&w=640', '"url" parameter is not allowed'],
    ['url=a.png&w=640', '"url" parameter is invalid'],
    ['url=ftp://evil.example/a.png&w=640', '"url" parameter is invalid'],
    ['url=data:image/png;base64,AAAA&w=640', '"url" parameter is invalid'],
    ['url=file:///etc/passwd&w=640', '"url" parameter is invalid'],
    ['url=/%25zz.png&w=640', '"url" parameter is invalid'],
    [`url=${url}`, '"w" parameter (width) is required'],
    [`url=${url}&w=`, '"w" parameter (width) is required'],
    [`url=${url}&w=640&w=640`, '"w" parameter (width) cannot be an array'],
    [`url=${url}&w=640&q=`, '"q" parameter (quality) is required'],
    [`url=${url}&w=640&q=75&q=75`, '"q" parameter (quality) cannot be an array'],
    ...['0', '-640', 'x', '640px', '640.0', '%20640', '%2B640', '1e3', 'NaN'].map((w) => [
      `url=${url}&w=${w}`,
      '"w" parameter (width) must be an integer greater than 0',
    ]),
    [`url=${url}&w=641`, '"w" parameter (width) of 641 is not allowed'],
    [`url=${url}&w=9999999999999999999999`, '"w" parameter (width) of 1e+22 is not allowed'],
    ...['0', '101', '-5', 'abc', '75abc', '7.5', '1e2'].map((q) => [
      `url=${url}&w=640&q=${q}`,
      '"q" parameter (quality) must be an integer between 1 and 100',
    ]),
    [`url=//evil.example/a.png&w=x&q=x`, '"url" parameter cannot be a protocol-relative URL (//)'],
    [`url=${url}&w=x&q=`, '"w" parameter (width) must be an integer greater than 0'],
    [`url=${url}&w=641&q=`, '"q" parameter (quality) is required'],
  ])('%s', async (query, sentence) => {
    const { status, headers, body } = await ask(query);
    expect([status, body]).toEqual([400, sentence]);
    expect(headers.get('content-type')).toMatch('text/plain');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    '/',
    '/blogs',
    '/api/trpc/footerLink.getAll',
    '/robots.txt',
    '/../package.json',
    '/api/images/upload/../../etc/passwd.png',
    '/api/images/upload/%2e%2e/%2e%2e/etc/passwd.png',
    '/assets/..%2f..%2f..%2fetc%2fpasswd.png',
    '/assets/..\\..\\secret.png',
    '/.git/logo.png',
    '/assets//a.png',
    '/share-card.jpg?v=2',
    '/share-card.jpg#x',
    '/share-card.jpg%00.png',
    '/share\ncard.jpg',
  ])('%s is not the path of a picture', async (url) => {
    const { status, body } = await askFor(url);
    expect([status, body]).toEqual([400, "The requested resource isn't a valid image."]);
  });

  test.each(['/favicon.svg', '/logo.SVG', '/dance.gif'])('%s has an unsupported type', async (url) => {
    const { status, body } = await askFor(url);
    expect([status, body]).toEqual([400, '"url" parameter is valid but image type is not allowed']);
  });

  test.each([
    url,
    '/api/images/upload/share-card.jpg',
    '/api/share-card.jpg',
    '/nothing.png',
    '/assets/nothing.png',
  ])('there is no picture at %s', async (missing) => {
    const { status, headers } = await askFor(missing);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('the method %s', async (method) => {
    const { status, headers } = await ask(`url=${url}&w=640`, { method });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a file that only has the name of a picture', async () => {
    const { filename } = await site.client.file.upload(formWith(await photo()));
    const fakes = ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', '{}', '', 'GIF89a'];
    for (const text of fakes) {
      await writeFile(path.join(site.services.files.folder, filename), text);
      const { status, body } = await askFor(`/api/images/upload/${filename}`);
      expect([status, body]).toEqual([400, "The requested resource isn't a valid image."]);
    }
  });
});
