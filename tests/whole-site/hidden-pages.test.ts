import { expect, test } from 'vitest';
import { examineHiddenPages } from '#server/commands/doctor/database.ts';
import { openTestSite } from '#tests/test-site.ts';

test('doctor names a page at an address that the site itself uses now', async () => {
  const site = await openTestSite();
  const page = { title: 'Kontak', slug: 'kontak', summary: '', coverId: null, blocks: [] };
  const { id } = await site.administrator.page.create({ ...page, status: 'published' });
  expect(examineHiddenPages(site.db)).toEqual([]);
  // Somebody built it before there was a form for requests.
  site.db.$client.exec(
    "update pages set slug = 'contact'; update addresses set path = '/contact' where type = 'page'",
  );
  expect(examineHiddenPages(site.db)).toEqual([
    {
      kind: 'note',
      text: `The page “Kontak” is at /contact, which the site itself uses now: visitors can’t open it. Change its address at /only-us/pages/${id}.`,
    },
  ]);
  site.db.$client.exec('delete from addresses; delete from pages');
  const again = site.administrator.page.create({ ...page, slug: 'contact', status: 'draft' });
  await expect(again).rejects.toThrow('The site itself uses /contact. Please choose another address.');
  await site.close();
});
