import { expect, test } from '@playwright/test';
import { runCommand } from '#tests/faults/command.ts';
import { ownSite } from '#tests/own-site.ts';
import { signIn } from '#tests/sign-in.ts';
import { post, textOf } from './test-posts.ts';
import type { PostFields } from './type.ts';

const site = ownSite();
let headers: Record<string, string>;
test.beforeAll(async () => {
  const Cookie = await signIn(site.url, site);
  headers = { Cookie, Origin: site.url, 'Content-Type': 'application/json' };
});

async function write(fields: Partial<PostFields>) {
  const { publishedAt, ...json } = post(fields);
  const types = publishedAt ? { meta: { values: { publishedAt: ['Date'] } } } : {};
  const body = JSON.stringify({ json: { ...json, publishedAt }, ...types });
  const answer = await fetch(`${site.url}/api/trpc/blog.create`, { method: 'POST', headers, body });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000);

test('drafts and scheduled posts appear nowhere', async () => {
  const body = textOf('Kadotilapia masih rahasia.');
  const secret = { title: 'Kadotilapia', excerpt: 'Kadotilapia segera hadir.', body };
  await write({ ...secret, slug: 'kadotilapia-draf', status: 'draft' });
  await write({ ...secret, slug: 'kadotilapia-nanti', publishedAt: inTwoDays() });
  await write({ slug: 'palet-umum', title: 'Palet umum' });

  const asked = (input: object) => encodeURIComponent(JSON.stringify({ json: input }));
  const places = [
    '/',
    '/blogs',
    '/blogs/category/technology',
    '/blogs/palet-umum',
    '/blogs/kadotilapia-draf',
    '/blogs/kadotilapia-nanti',
    '/blogs/index.pageContext.json',
    '/blogs/kadotilapia-draf/index.pageContext.json',
    '/only-us/blogs',
    '/only-us/blogs/index.pageContext.json',
    '/search/segera',
    '/sitemap.xml',
    '/rss.xml',
    `/api/trpc/search.getPage?input=${asked({ query: 'kadotilapia' })}`,
    `/api/trpc/blog.getPage?input=${asked({})}`,
    `/api/trpc/blog.read?input=${asked({ slug: 'kadotilapia-draf' })}`,
  ];
  for (const place of places) {
    const answer = await fetch(site.url + place);
    expect(answer.status, place).toBeLessThan(500);
    // Its address may appear, because the request contained it.
    const text = (await answer.text()).replaceAll(/kadotilapia-(draf|nanti)/g, 'its-address');
    expect(text, place).not.toMatch(/kadotilapia/i);
  }
  for (const list of ['/sitemap.xml', '/rss.xml', '/blogs']) {
    const words = await (await fetch(site.url + list)).text();
    expect(words, list).not.toMatch(/kadotilapia-/);
    expect(words, list).toContain('palet-umum');
  }
});

test('the command for bulk posts explains its options', { tag: '@long' }, async () => {
  const refusals: [string[], RegExp][] = [
    [[], /^Please choose how many: npm run site -- seed .*\[--posts <number>\]/],
    [['--posts', 'many'], /^Please enter a number from 1 to 1000000: .*$/],
    [['--posts', '10'], /^Another server uses the database .* Stop that one first\.$/],
  ];
  for (const [words, sentence] of refusals) {
    const { code, stdout, stderr } = await runCommand(site.folder, ['seed', ...words]);
    expect([words, code, stdout]).toEqual([words, 1, '']);
    expect(stderr.trimEnd()).toMatch(sentence);
  }
});
