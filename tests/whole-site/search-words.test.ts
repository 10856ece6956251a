import { expect, test } from 'vitest';
import { rebuildSearch } from '#database/search.ts';
import { openTestSite } from '#tests/test-site.ts';

test('visitors find entries by the search words of the site', async () => {
  const site = await openTestSite();
  try {
    rebuildSearch(site.db, [
      { type: 'gallery', id: 1, title: 'Hamper lebaran', text: '', url: '/gallery/1' },
    ]);
    const found = async () => (await site.guest.search.getPage({ query: 'parsel' })).groups.length;
    expect(await found()).toBe(0);
    const settings = { description: '', timeZone: 'Asia/Jakarta', language: 'id', version: 1 } as const;
    await site.administrator.site.update({ ...settings, searchWords: 'hamper = parsel' });
    rebuildSearch(site.db, [
      { type: 'gallery', id: 1, title: 'Hamper lebaran', text: '', url: '/gallery/1' },
    ]);
    expect(await found()).toBe(1);
  } finally {
    await site.close();
  }
});
