import { expect, test } from 'vitest';
import { budi, sari } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

test('ten long texts that are asked for together are sent one after the other, as they are', async () => {
  const content = Array.from({ length: 400 }, (_, at) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `Paragraf ${at}: ${'palet '.repeat(20)}` }],
  }));
  const { id } = await site.client.blog.create({
    title: 'Panjang',
    slug: 'panjang',
    category: 'TECHNOLOGY',
    tags: [],
    language: 'id',
    coverId: null,
    excerpt: '',
    body: { type: 'doc', content },
    author: '',
    status: 'draft',
    publishedAt: null,
    location: '',
    employmentType: null,
    closesAt: null,
  });
  const headers = await site.signIn(budi);
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, { json: { id } }]));
  const path = `/${Array(10).fill('blog.get').join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
  const answer = await fetch(`${site.address}/api/trpc${path}`, { headers });
  expect(answer.headers.get('content-length')).toBeNull();
  const results = (await answer.json()) as { result: { data: { json: { id: number } } } }[];
  expect(results.map(({ result }) => result.data.json.id)).toEqual(Array(10).fill(id));
});

test('a call of a batch reads what the calls that it makes itself return', async () => {
  const { id } = await site.administrator.galleryType.create({ name: 'Peti' });
  const headers = { ...(await site.signIn(sari)), 'Content-Type': 'application/json' };
  const duplicate = { type: 'galleryType', action: 'duplicate', ids: [id] };
  const body = JSON.stringify({ 0: { json: duplicate }, 1: { json: { ...duplicate, action: 'delete' } } });
  const path = '/content.changeMany,content.changeMany?batch=1';
  const answer = await fetch(`${site.address}/api/trpc${path}`, { method: 'POST', headers, body });
  const [made, deleted] = await answer.json();
  expect(made.result.data.json).toEqual({ done: [id], failed: [], created: [id + 1] });
  expect(deleted.result.data.json).toEqual({ done: [id], failed: [], created: [] });
});
