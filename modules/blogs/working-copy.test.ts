import { afterEach, beforeEach, expect, test } from 'vitest';
import { budi } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { post, textOf } from './test-posts.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const code = (code: string) => expect.objectContaining({ code });
const add = async () => ({ ...(await site.client.blog.create(post())), version: 1, revision: 0 });

test('a form that is still open doesn’t overwrite what was typed after a discard', async () => {
  const { id, ...from } = await add();
  const { revision } = await site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    ...from,
    values: { title: 'Satu' },
  });
  await site.administrator.content.discardCopy({ type: 'blog', of: { id } });
  const now = site.services.now().getTime() + 60_000;
  site.services.now = () => new Date(now);
  await site.administrator.content.keepCopy({ type: 'blog', of: { id }, ...from, values: { title: 'Dua' } });
  const late = site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    ...from,
    revision,
    values: { title: 'Satu lagi' },
  });
  await expect(late).rejects.toEqual(code('CONFLICT'));
  expect(await site.client.content.getCopy({ type: 'blog', id })).toMatchObject({ values: { title: 'Dua' } });
});

test('a copy from before fields came and went is read, kept and published', async () => {
  const { id, ...from } = await add();
  const { revision } = await site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    ...from,
    values: { title: 'Lama' },
  });
  const stored = JSON.stringify({ json: { title: 'Lama', subtitle: 'Tidak ada lagi' } });
  site.db.$client.prepare('update entry_copies set entered = ?, base = ?').run(stored, stored);
  const copy = await site.client.content.getCopy({ type: 'blog', id });
  expect(copy?.values).toEqual({ title: 'Lama' });
  const values = { title: 'Lama', author: 'Dewi' };
  const kept = await site.client.content.keepCopy({ type: 'blog', of: { id }, ...from, revision, values });
  expect((await site.client.content.getCopy({ type: 'blog', id }))?.values).toMatchObject({
    ...values,
    slug: 'palet',
  });
  await site.client.blog.update({ ...post(values), id, version: 1, copy: kept.revision });
  expect(await site.client.blog.get({ id })).toMatchObject(values);
  expect(await site.client.content.getCopy({ type: 'blog', id })).toBeNull();
});

test('a text of nearly 200,000 characters is kept, and a longer one refused with a sentence', async () => {
  const { id, ...from } = await add();
  const body = textOf('a'.repeat(199_000));
  const { revision } = await site.client.content.keepCopy({
    type: 'blog',
    of: { id },
    ...from,
    values: { body },
  });
  expect((await site.client.content.getCopy({ type: 'blog', id }))?.values).toMatchObject({ body });
  const values = { body: textOf('a'.repeat(201_000)) };
  const refused = site.client.content.keepCopy({ type: 'blog', of: { id }, ...from, revision, values });
  const sentence = 'This text is too long. Please divide it into two.';
  await expect(refused).rejects.toMatchObject({ cause: { issues: [{ message: sentence }] } });
  expect((await site.client.content.getCopy({ type: 'blog', id }))?.values).toMatchObject({ body });
});

test('2 MB of text are refused with a sentence', async () => {
  const { id, ...from } = await add();
  const body = JSON.stringify({ json: { of: { id }, ...from, values: { excerpt: 'a'.repeat(2_000_000) } } });
  const headers = { ...(await site.signIn(budi)), 'Content-Type': 'application/json' };
  const address = `${site.address}/api/trpc/content.keepCopy`;
  const answer = await fetch(address, { method: 'POST', headers: { ...headers, Origin: site.origin }, body });
  expect(answer.status).toBe(413);
  expect((await answer.json()).error.json.message).toBe('The request is too large.');
  expect(await site.client.content.getCopy({ type: 'blog', id })).toBeNull();
});

test('clients have working copies of what they may change, and visitors none', async () => {
  const { id, ...from } = await add();
  const kept = { of: { id }, ...from, values: { title: 'Satu' } };
  await expect(site.guest.content.keepCopy({ type: 'blog', ...kept })).rejects.toEqual(code('UNAUTHORIZED'));
  await expect(site.guest.content.getCopy({ type: 'blog', id })).rejects.toEqual(code('UNAUTHORIZED'));
  await expect(site.guest.content.getNewCopies({ type: 'blog' })).rejects.toEqual(code('UNAUTHORIZED'));
  await expect(site.guest.content.discardCopy({ type: 'blog', of: { id } })).rejects.toEqual(
    code('UNAUTHORIZED'),
  );
  await site.client.content.keepCopy({ type: 'blog', ...kept });
});

test('a draft is published from the list with its newer changes, a live post without them', async () => {
  const { id } = await site.client.blog.create(post({ status: 'draft' }));
  const of = { of: { id }, revision: 0 };
  await site.client.content.keepCopy({ type: 'blog', ...of, version: 1, values: { title: 'Baru' } });
  await site.client.blog.publish({ id });
  expect(await site.client.blog.get({ id })).toMatchObject({
    status: 'published',
    title: 'Baru',
    version: 3,
  });
  expect(await site.client.content.getCopy({ type: 'blog', id })).toBeNull();
  await site.client.content.keepCopy({ type: 'blog', ...of, version: 3, values: { title: 'Setengah jad' } });
  await site.client.blog.publish({ id });
  expect(await site.client.blog.get({ id })).toMatchObject({ title: 'Baru', version: 3 });
});

test('a copy of a deleted post has nowhere to go, and what was typed can be kept as a new one', async () => {
  const { id, ...from } = await add();
  await site.administrator.blog.delete({ id });
  const values = { title: 'Masih diketik' };
  const late = site.client.content.keepCopy({ type: 'blog', of: { id }, ...from, values });
  await expect(late).rejects.toEqual(code('NOT_FOUND'));
  await site.client.content.keepCopy({
    type: 'blog',
    of: { key: 'abcdefgh1234' },
    version: 0,
    revision: 0,
    values,
  });
  expect(await site.client.content.getNewCopies({ type: 'blog' })).toMatchObject([{ values }]);
});
