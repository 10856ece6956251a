import { expect, test } from 'vitest';
import { budi, sari } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

type Headers = Awaited<ReturnType<typeof site.signIn>>;

async function call(headers: Headers, path: string, input: unknown) {
  const isQuery = /\.get$/.test(path);
  const body = JSON.stringify({ json: input });
  const query = isQuery ? `?input=${encodeURIComponent(body)}` : '';
  const answer = await fetch(`${site.address}/api/trpc/${path}${query}`, {
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(!isQuery && { method: 'POST', body }),
  });
  return answer.json();
}

test('each account reads in its own language what the server refuses, also by field', async () => {
  const [indonesian, english] = [await site.signIn(budi), await site.signIn(sari)];
  await call(indonesian, 'account.chooseLanguage', { language: 'id' });
  const messageOf = async (headers: Headers) =>
    (await call(headers, 'blog.get', { id: 999 })).error.json.message;
  expect(await Promise.all([indonesian, english].map(messageOf))).toEqual([
    'Maaf, postingan ini sudah tidak ada.',
    'The post no longer exists.',
  ]);
  const { error } = await call(indonesian, 'gallery.create', { title: '' });
  expect(error.json.data.fields.title).toEqual(['Judul wajib diisi.']);
  await call(indonesian, 'account.chooseLanguage', { language: 'en' });
  expect(await messageOf(indonesian)).toBe('The post no longer exists.');
});

test('the session that browsers read has no language, and nobody chooses another one', async () => {
  const browser = await site.signedIn(budi);
  const api = await site.apiOf(browser);
  await api.account.chooseLanguage({ language: 'id' });
  expect(Object.keys((await browser.session()).user)).toEqual(['name', 'email', 'image', 'role']);
  await expect(api.account.chooseLanguage({ language: 'fr' as 'id' })).rejects.toThrow();
  await expect(site.guest.account.chooseLanguage({ language: 'id' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});

test('the words for browsers are cached for ever under their own address alone', async () => {
  const ask = async (path: string) => (await fetch(site.address + path)).headers.get('cache-control');
  expect(await ask('/only-us-words/id-00000000.js')).toBe('no-store');
});
