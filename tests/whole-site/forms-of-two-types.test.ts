import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const code = (code: string) => expect.objectContaining({ code });

test('clients have no working copies of what administrators look after', async () => {
  const copy = { of: { key: 'abcdefgh1234' }, version: 0, revision: 0, values: {} };
  await expect(site.client.content.keepCopy({ type: 'banner', ...copy })).rejects.toEqual(code('FORBIDDEN'));
  await expect(site.client.content.getNewCopies({ type: 'banner' })).rejects.toEqual(code('FORBIDDEN'));
  await site.client.content.keepCopy({ type: 'blog', ...copy });
});

test('the form of a product is not that of a post with the same id', async () => {
  const open = { id: 1, hidden: false };
  await site.client.content.enterForm({ type: 'blog', ...open, tab: 'tabofbudi' });
  const product = await site.administrator.content.enterForm({
    type: 'packaging',
    ...open,
    tab: 'tabofsari',
  });
  expect(product).toEqual({ people: [], otherTab: false });
  const post = await site.administrator.content.enterForm({ type: 'blog', ...open, tab: 'tabofsari' });
  expect(post).toEqual({ people: ['Budi Santoso'], otherTab: false });
});
