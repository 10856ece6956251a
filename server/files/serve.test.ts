import { beforeEach, expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

let picture: { id: number; filename: string };
let original: Answer;
beforeEach(async () => {
  picture = await site.client.file.upload(formWith(await photo({ width: 300, height: 200 })));
  original = await ask();
});

type Answer = Awaited<ReturnType<typeof ask>>;

async function ask(init: RequestInit = {}) {
  const answer = await fetch(`${site.address}/api/images/upload/${picture.filename}`, init);
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}
const ofItsOwn = ['connection', 'date', 'keep-alive', 'x-request-id'];
const headersOf = ({ headers }: Answer) => [...headers].filter(([name]) => !ofItsOwn.includes(name)).sort();

test('an uploaded picture may be cached forever', () => {
  expect(original.status).toBe(200);
  expect(original.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('an uploaded picture opened as a page has no rights in the site', async () => {
  for (const { headers } of [original, await ask({ method: 'HEAD' })]) {
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  }
});

test('a client with a copy gets 304, a range request its part, and HEAD only the headers', async () => {
  const known = {
    'If-None-Match': original.headers.get('etag') ?? '',
    'If-Modified-Since': original.headers.get('last-modified') ?? '',
  };
  for (const condition of Object.entries(known)) {
    // Otherwise fetch() would revalidate.
    const headers = { ...Object.fromEntries([condition]), 'Cache-Control': 'max-age=0' };
    expect((await ask({ headers })).status, condition[0]).toBe(304);
  }
  const part = await ask({ headers: { Range: 'bytes=10-19' } });
  expect(part.status).toBe(206);
  expect(part.body).toEqual(original.body.subarray(10, 20));
  const head = await ask({ method: 'HEAD' });
  expect(headersOf(head)).toEqual(headersOf(original));
  expect(head.body.length).toBe(0);
});

test('a deleted picture disappears at once', async () => {
  const { filename } = picture;
  await site.client.file.delete({ id: picture.id });
  expect((await ask()).status).toBe(404);
  expect(await site.storedFiles()).not.toContain(filename);
});
